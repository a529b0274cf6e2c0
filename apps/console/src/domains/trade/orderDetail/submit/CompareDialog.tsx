import Box from '@mui/material/Box';
import { type CandidateBrief, type CandidateRow, fitParts } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { Stars } from '../../../creators/parts/Stars';
import { FitSign } from './FitMarks';
import { broughtTo, fitCount } from './fitText';
import { pickerStrings } from './pickerStrings';
import { useSpeaking } from './useSpeaking';

interface CompareDialogProps {
  rows: readonly CandidateRow[];
  brief: CandidateBrief;
  onClose: () => void;
}

/** The chosen creators side by side, fact by fact. */
export function CompareDialog({ rows, brief, onClose }: CompareDialogProps) {
  const t = useStrings(pickerStrings);
  const format = useFormat();
  const say = useSpeaking();
  const facts: [label: string, of: (row: CandidateRow) => ReactNode][] = [
    [t('fit'), (row) => t('fitOf', fitCount(row))],
    ...fitParts.map((part): [string, (row: CandidateRow) => ReactNode] => [
      t(part),
      (row) => (
        <>
          <FitSign mark={row.fit[part]} /> {broughtTo(part, { row, brief, say })}
        </>
      ),
    ]),
    [t('views'), (row) => format.count(row.avgViews)],
    [t('interaction'), (row) => format.ratio(row.interactionRate)],
    [t('sales'), (row) => <MoneyText amount={row.sales30} currency={row.sales30Currency} />],
    [t('price'), (row) => <MoneyText amount={row.minPrice} currency={brief.currency} />],
    [t('star'), (row) => <Stars level={row.starLevel} />],
  ];
  return (
    <Dialog open title={t('compareTitle')} width="large" onClose={onClose}>
      <Box tabIndex={0} role="region" aria-label={t('compareTitle')} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { p: 2, minWidth: 120, textAlign: 'start', verticalAlign: 'top', borderBottom: 1, borderColor: 'line.soft' },
          }}
        >
          <thead>
            <tr>
              <td />
              {rows.map(({ id, nickname }) => (
                <th key={id} scope="col">
                  {nickname}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([label, of]) => (
              <tr key={label}>
                <Box component="th" scope="row" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                  {label}
                </Box>
                {rows.map((row) => (
                  <td key={row.id}>{of(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Dialog>
  );
}
