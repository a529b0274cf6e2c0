import { connectorApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** The way back from a channel's consent page: keeps what it brought, and takes it out of the address. */
export function ConsentReturn({ onKept }: { onKept: () => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const notify = useNotice();
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const sent = useRef<string>(undefined);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [code, state] = [query.get('code'), query.get('state')];
    if (!code || !state || sent.current === state) return;
    sent.current = state;
    void router.navigate({ href: router.state.location.pathname, replace: true });
    client.call(connectorApi.authorize, { code, state }).then(
      () => {
        notify.success(t('kept'));
        onKept();
      },
      (error: unknown) => notify.error((error as Error).message),
    );
  }, [client, notify, onKept, router, search, t]);
  return null;
}
