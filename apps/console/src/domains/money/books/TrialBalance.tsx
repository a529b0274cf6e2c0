import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { bookApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { countries, isCurrency } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section, StatusChip } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** Every account of every currency, with its sum, and whether the books balance. */
export function TrialBalance() {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor, optionsOf } = useDictionary();
  const { client } = useConsole();
  const { data, error, isPending, refetch } = useQuery(client.query(bookApi.trialBalance, {}));
  const money = (amount: string, currency: string) => (isCurrency(currency) ? format.money({ amount, currency, display: 'none' }) : amount);
  return (
    <Section title={t('trial')} note={t('trialNote')} flush>
      {isPending && (
        <LoadingState>
          <Box sx={tables}>
            {countries.map(({ code }) => (
              <Skeleton key={code} variant="rounded" height={lineHeight * (optionsOf('bookAccount').length + 3)} />
            ))}
          </Box>
        </LoadingState>
      )}
      {error && !data && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState dense title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Box sx={tables}>
          {data.map(({ currency, debit, credit, difference, accounts }) => (
            <Box component="table" key={currency} sx={table}>
              <caption>
                {currency}{' '}
                {Number(difference) === 0 ? (
                  <StatusChip tone="ok">{t('balanced')}</StatusChip>
                ) : (
                  <StatusChip tone="bad">{t('unbalanced', { amount: money(difference, currency) })}</StatusChip>
                )}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t('account')}</th>
                  <th scope="col">{t('debit')}</th>
                  <th scope="col">{t('credit')}</th>
                </tr>
              </thead>
              <tbody>
                {accounts.map(({ account, balance }) => (
                  <tr key={account}>
                    <th scope="row">{nameFor('bookAccount', account)}</th>
                    <td>{balance.startsWith('-') ? '' : money(balance, currency)}</td>
                    <td>{balance.startsWith('-') ? money(balance.slice(1), currency) : ''}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{t('sum')}</th>
                  <td>{money(debit, currency)}</td>
                  <td>{money(credit, currency)}</td>
                </tr>
              </tfoot>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

const tables = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: 4.5,
  p: { xs: 3, sm: 4.5 },
} as const;

/** Of a line of such a table: every account, the name of the currency, the header and the sum. */
const lineHeight = 32;

const table = {
  width: '100%',
  alignSelf: 'start',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, pb: 1.5, '& > *': { ml: 2 } },
  '& th, & td': { py: 1.25, px: 1, textAlign: 'right', borderTop: 1, borderColor: 'line.soft', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 400, whiteSpace: 'normal' },
  '& thead th': { fontSize: '0.78125rem', color: 'text.secondary', fontWeight: 600, border: 0 },
  '& tfoot': { fontWeight: 600 },
} as const;
