import Box from '@mui/material/Box';
import { connectorApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, useNotice } from '@backlot/ui-kit';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { PageTitle } from '../../../kit/PageTitle';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { consentIn } from '../parts/consentIn';
import { consentStrings } from '../parts/consentStrings';

/** Where a channel's consent page leads back to: keeps what it brought, and goes on to whose consent it is. */
export function ConsentScreen() {
  const t = useStrings(consentStrings);
  const can = useCan();
  const may = can('connector.authorize');
  const { client } = useConsole();
  const notify = useNotice();
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const found = consentIn(new URLSearchParams(search));
  const sent = useRef<string>(undefined);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!may || !found || sent.current === found.state) return;
    sent.current = found.state;
    const keep = async () => {
      try {
        const { upId, shopId } = await client.call(connectorApi.authorize, found);
        notify.success(t('given'));
        await router.navigate({ href: placeOf({ upId, shopId, can }), replace: true });
      } catch (error) {
        setFailure((error as Error).message);
      }
    };
    void keep();
  }, [may, found, client, notify, router, can, t]);
  return (
    <Box sx={{ display: 'grid', gap: 3.5, minWidth: 0 }}>
      <PageTitle title={t('title')} />
      {!may && <MissingPermission permission="connector.authorize" />}
      {may && !found && <EmptyState title={t('missing')}>{t('missingHint')}</EmptyState>}
      {may && found && failure === undefined && <LoadingState count={3} />}
      {failure !== undefined && (
        <ErrorState title={t('failed')}>
          {failure} {t('missingHint')}
        </ErrorState>
      )}
    </Box>
  );
}

interface Kept {
  upId: string | null;
  shopId: string | null;
  can: ReturnType<typeof useCan>;
}

/** The page of whose consent was kept, as far as the person has it. */
function placeOf({ upId, shopId, can }: Kept): string {
  if (upId && can('upDetail.get')) return `/talentAdminDetail?id=${upId}`;
  if (shopId && can('shop.get')) return `/shopDetail?id=${shopId}`;
  if (shopId && can('shopAuth.query')) return '/account/settings/shangjiaAuth';
  return can('connector.query') ? '/task/connector' : '/welcome';
}
