import { connectorApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { consentIn } from './consentIn';
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
    const found = consentIn(new URLSearchParams(search));
    if (!found || sent.current === found.state) return;
    sent.current = found.state;
    void router.navigate({ href: router.state.location.pathname, replace: true });
    client.call(connectorApi.authorize, found).then(
      () => {
        notify.success(t('kept'));
        onKept();
        return undefined;
      },
      (error: unknown) => notify.error((error as Error).message),
    );
  }, [client, notify, onKept, router, search, t]);
  return null;
}
