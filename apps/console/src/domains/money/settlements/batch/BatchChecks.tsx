import Box from '@mui/material/Box';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { settleApi, type SettleCheck } from '@backlot/contract';
import { isCurrency } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Batch } from './Batch';
import { checkStrings } from './checkStrings';

const marks = {
  passed: { Icon: CheckCircleOutlined, color: 'tone.ok.ink' },
  known: { Icon: ErrorOutline, color: 'tone.warn.ink' },
  failed: { Icon: CancelOutlined, color: 'tone.bad.ink' },
} as const;

/** What is looked at before a preview is locked: what stands in the way, and what should be known. */
export function BatchChecks({ batch }: { batch: Batch }) {
  const t = useStrings(checkStrings);
  const format = useFormat();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(settleApi.checks, { id: batch.id }));
  const passed = data?.filter(({ state }) => state === 'passed').length ?? 0;
  const sentence = ({ key, state, count, of, amount }: SettleCheck) =>
    t(state === 'passed' ? key : `${key}Not`, {
      count,
      of: of ?? 0,
      amount: amount !== null && isCurrency(batch.currency) ? format.money({ amount, currency: batch.currency }) : '',
    });
  return (
    <Section title={t('title')} {...(data && { note: t('note', { count: data.length, passed }) })}>
      {!data && !error && <LoadingState count={3} />}
      {error && !data && (
        <ErrorState title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data && (
        <Box component="ul" sx={list}>
          {data.map((check) => {
            const { Icon, color } = marks[check.state];
            return (
              <Box component="li" key={check.key} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <Icon fontSize="small" titleAccess={t(check.state)} sx={{ color }} />
                <span>{sentence(check)}</span>
                {check.key === 'platform' && check.state === 'known' && (
                  <Link
                    to={'/order' as string}
                    search={{ settleMonth: batch.settleMonth, country: batch.country, differs: 'yes', orderStatus: '2' } as never}
                  >
                    {t('see')}
                  </Link>
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </Section>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
