import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type NavyAccount, navyApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState, Section, StatusChip } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';
import type { useNavyUrl } from './useNavyUrl';

const FanDialog = lazyDialog(async () => (await import('./FanDialog')).FanDialog);

const step = 20;
const most = 100;

/** The accounts behind suspected comments, each with why; the blacklist takes them from here. */
export function AccountsCard({ scope }: { scope: ReturnType<typeof useNavyUrl>['scope'] }) {
  const t = useStrings(strings);
  const can = useCan();
  const format = useFormat();
  const { client } = useConsole();
  const [pageSize, setSize] = useState(step);
  const [account, setAccount] = useState<NavyAccount | null>(null);
  const { data, error, refetch } = useQuery({
    ...client.query(navyApi.accounts, { ...scope, pageNo: 1, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('accounts')} {...(data && { note: format.number(data.totalRows) })}>
      {error && !data && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={5} />}
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.rows.map((one) => (
            <Account key={one.key} account={one} {...(can('blackFan.add') && { onBlacklist: () => setAccount(one) })} />
          ))}
        </Box>
      )}
      {data && data.totalRows > data.rows.length && pageSize < most && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setSize(pageSize + step)}>
          {t('more')}
        </Button>
      )}
      {account && (
        <FanDialog
          account={account}
          onClose={(hasChanged) => {
            setAccount(null);
            if (hasChanged) void refetch();
          }}
        />
      )}
    </Section>
  );
}

function Account({ account, onBlacklist }: { account: NavyAccount; onBlacklist?: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { name, webId, signs, sample, suspected, comments, works, creators, isBlack, platformId } = account;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <strong>{name}</strong>
          {signs.map((sign) => (
            <StatusChip key={sign} tone="warn">
              {t(sign)}
            </StatusChip>
          ))}
        </Box>
        <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>{sample}</Box>
        <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.78125rem', fontVariantNumeric: 'tabular-nums' }}>
          {[
            nameFor('webId', webId),
            `${t('count')}: ${format.number(suspected)} / ${format.number(comments)}`,
            t('reach', { works, creators }),
          ].join(' · ')}
        </Box>
      </Box>
      {isBlack && <StatusChip tone="bad">{t('listed')}</StatusChip>}
      {!isBlack && platformId !== null && onBlacklist && (
        <Button size="small" variant="outlined" color="error" onClick={onBlacklist} aria-label={t('blacklistName', { name })}>
          {t('blacklist')}
        </Button>
      )}
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'start',
  justifyItems: 'start',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'line.soft',
} as const;
