import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { settlementLife, settleStatementApi } from '@backlot/contract';
import { isCurrency, missingText } from '@backlot/i18n';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section, StatusChip, onPhones } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useExport } from '../../../../kit/export/useExport';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { batchStrings } from './batchStrings';
import { sumStrings } from '../../parts/sums/sumStrings';
import type { Batch } from './Batch';
import { MonthFileButton } from './MonthFileButton';

const pageSize = 50;
const amounts = [
  'commercialAmount',
  'teamLeaderAmount',
  'rewardAmount',
  'adjustAmount',
  'totalAmount',
  'openingBalance',
  'withholdingAmount',
  'payableAmount',
] as const;
const words = ['commercial', 'teamLeader', 'reward', 'adjust', 'total', 'opening', 'tax', 'payable'] as const;

/** The statements of a batch, the largest first; those with changed lines can be looked at alone. */
export function BatchStatements({ batch }: { batch: Batch }) {
  const t = useStrings(batchStrings);
  const sum = useStrings(sumStrings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { client } = useConsole();
  const startExport = useExport();
  const [isNarrow, setNarrow] = useState(false);
  const [pages, setPages] = useState(1);
  const { data, error, isPending, refetch } = useQuery({
    ...client.query(settleStatementApi.page, {
      batchId: batch.id,
      pageSize: Math.min(100, pageSize * pages),
      ...(isNarrow && { changed: 'yes' as const }),
    }),
    placeholderData: (before) => before,
  });
  const figure = (amount: string) => {
    if (Number(amount) === 0) return missingText;
    return isCurrency(batch.currency) ? format.money({ amount, currency: batch.currency, display: 'none' }) : amount;
  };
  return (
    <Section
      title={t('statements')}
      note={t('inCurrency', { count: batch.statementCount, currency: batch.currency })}
      flush
      actions={
        <>
          {batch.changeCount > 0 && (
            <Button size="small" variant="outlined" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
              {t('onlyChanged')}
            </Button>
          )}
          {batch.statementCount > 0 && (
            <Button size="small" variant="outlined" onClick={() => void startExport(settleStatementApi.workbook, { batchId: batch.id })}>
              {t('workbook')}
            </Button>
          )}
          {batch.statementCount > 0 && batch.settleStatus !== settlementLife.states.void && batch.previewHash !== '' && (
            <MonthFileButton batch={batch} />
          )}
        </>
      }
    >
      {isPending && <LoadingState count={6} />}
      {error && !data && (
        <ErrorState title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data?.rows.length === 0 && (
        <EmptyState dense title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{nameFor('settleDimension', batch.settleDimension)}</th>
              {words.map((word) => (
                <th key={word} scope="col">
                  {sum(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <RecordLink path="/statementDetail" id={row.id}>
                    {row.beneficiary.name}
                  </RecordLink>
                  <small>{t('orders', { commercial: row.commercialOrderCount, leader: row.teamLeaderOrderCount })}</small>
                  {row.disputeTime && !row.resolveTime && <StatusChip tone="warn">{t('disputed')}</StatusChip>}
                  {!row.hasPayee && Number(row.payableAmount) > 0 && <StatusChip tone="warn">{t('noPayee')}</StatusChip>}
                  {batch.settleStatus === 2 && row.payStatus !== 5 && <StatusTag type="payStatus" code={row.payStatus} />}
                  {row.changeCount > 0 && batch.settleStatus === 0 && <StatusChip tone="info">{t('hasChanges')}</StatusChip>}
                </th>
                {amounts.map((name) => (
                  <td
                    key={name}
                    data-label={sum(words[amounts.indexOf(name)] ?? 'total')}
                    data-below={row[name].startsWith('-') || undefined}
                  >
                    {figure(row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {data && data.rows.length < data.totalRows && pages < 2 && (
        <Box sx={{ p: 3, textAlign: 'center' }}>
          <Button onClick={() => setPages(pages + 1)}>{t('loadMore')}</Button>
        </Box>
      )}
    </Section>
  );
}

/** A table that becomes cards on phones. */
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 3, py: 2, textAlign: 'right', whiteSpace: 'nowrap', borderTop: 1, borderColor: 'line.soft' },
  '& thead th': { fontSize: '0.78125rem', fontWeight: 600, color: 'text.secondary', bgcolor: 'surface.raised' },
  '& th:first-of-type': { textAlign: 'left', pl: 4.5, fontWeight: 600 },
  '& th small': { display: 'block', color: 'ink.third', fontWeight: 400 },
  '& td:last-of-type': { fontWeight: 600, pr: 4.5 },
  '& td[data-below]': { color: 'tone.bad.ink' },
  [onPhones]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & tbody th': { display: 'block' },
    '& tr': { borderTop: 1, borderColor: 'line.soft', py: 2 },
    '& tbody th, & td': { border: 0, py: 1 },
    '& td': {
      display: 'flex',
      justifyContent: 'space-between',
      px: 4.5,
      '&::before': { content: 'attr(data-label)', color: 'text.secondary' },
    },
  },
} as const;
