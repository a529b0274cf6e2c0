import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type AnalysedUp, type BoardRange, mostCompared, upAnalysisApi, type UpComparison } from '@backlot/contract';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMoney } from '../../../kit/money/useMoney';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { Stars } from '../../creators/parts/Stars';
import { CreatorPick } from './CreatorPick';
import { strings } from './strings';

interface CompareCardProps {
  up: AnalysedUp;
  range: BoardRange;
  beside: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Up to four creators side by side over the same days; each in its own currency. */
export function CompareCard({ up, range, beside, onChange }: CompareCardProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const found = useQuery({
    ...client.query(upAnalysisApi.compare, { upIds: [up.id, ...beside], range }),
    enabled: beside.length > 0,
    placeholderData: keepPreviousData,
  });
  const shown = beside.length > 0 ? found.data : undefined;
  return (
    <Section title={t('compare')} note={t('compareNote', { n: mostCompared })}>
      {beside.length < mostCompared - 1 && (
        <CreatorPick
          key={beside.join()}
          label={t('addToCompare')}
          picked={null}
          onPick={(id) => id && id !== up.id && onChange([...new Set([...beside, id])])}
        />
      )}
      {found.error && beside.length > 0 && (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {beside.length > 0 && !shown && !found.error && <LoadingState count={6} />}
      {shown && <Comparison comparison={shown} onRemove={(id) => onChange(beside.filter((one) => one !== id))} />}
    </Section>
  );
}

type Compared = UpComparison['ups'][number];

const starsOf = ({ up }: Compared) => <Stars level={up.starLevel} />;

function Comparison({ comparison: { ups }, onRemove }: { comparison: UpComparison; onRemove: (id: string) => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const money = useMoney();
  const rows: { label: string; value: (one: Compared) => ReactNode }[] = [
    { label: t('star'), value: starsOf },
    { label: t('credibility'), value: ({ up }) => up.credibility ?? missingText },
    { label: t('fans'), value: ({ figures }) => format.count(figures.fans.now) },
    { label: t('avgViews'), value: ({ figures }) => format.count(figures.avgViews.now) },
    { label: t('medianViews'), value: ({ figures }) => format.count(figures.medianViews.now) },
    { label: t('rate'), value: ({ figures }) => format.ratio(figures.interactionRate.now) },
    { label: t('works'), value: ({ figures }) => format.number(figures.works.now) },
    { label: t('sales'), value: ({ figures, currency }) => money(figures.sales.now, currency) },
    {
      label: t('gpm'),
      value: ({ figures, currency }) => (figures.gpm.now === null ? missingText : money(figures.gpm.now, currency)),
    },
    { label: t('female'), value: ({ femaleRatio }) => format.ratio(femaleRatio) },
    { label: t('mainAge'), value: ({ mainAge }) => mainAge ?? missingText },
  ];
  return (
    <Box tabIndex={0} role="group" aria-label={t('compare')} sx={{ overflowX: 'auto', mx: -4.5, mt: 3 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell component="td" sx={{ pl: 4.5 }} />
            {ups.map(({ up }, at) => (
              <TableCell key={up.id} component="th" scope="col" align="right" sx={{ verticalAlign: 'bottom', minWidth: 120 }}>
                <Box sx={{ color: 'text.primary', fontWeight: 600 }}>{up.nickname}</Box>
                {at > 0 && (
                  <Button
                    size="small"
                    color="secondary"
                    sx={{ minHeight: { xs: 44, sm: 0 } }}
                    aria-label={t('removeName', { name: up.nickname })}
                    onClick={() => onRemove(up.id)}
                  >
                    {t('remove')}
                  </Button>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label, value }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ pl: 4.5, color: 'text.secondary' }}>
                {label}
              </TableCell>
              {ups.map((one) => (
                <TableCell key={one.up.id} align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {value(one)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
