import Box from '@mui/material/Box';
import type { Board } from '@backlot/contract';
import { type Currency, currencySymbol, isCurrency } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { BarChart } from '@backlot/ui-kit/chart';
import { useMemo } from 'react';
import { strings } from './strings';
import { smoothed } from '../figures/smoothed';

/** From so many days on a line tells more than the days do (domain/metrics 5.1). */
const many = 60;

/** GMV by day or hour beside the period before and the target of each day; gaps stay gaps. */
export function GmvChart({ board }: { board: Board }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { series, grain, currency } = board;
  const data = useMemo(() => {
    const values = (key: 'now' | 'before' | 'goal') => series.map((one) => (one[key] === null ? null : Number(one[key])));
    const now = values('now');
    return {
      labels: series.map(({ label }) => (grain === 'hour' ? `${label}:00` : label.slice(5))),
      series: [
        { id: 'now', name: t('gmv'), values: now },
        { id: 'before', name: t('before'), role: 'previous' as const, values: values('before') },
        ...(series.some(({ goal }) => goal !== null)
          ? [{ id: 'goal', name: t('dailyTarget'), role: 'goal' as const, values: values('goal') }]
          : []),
        ...(series.length >= many ? [{ id: 'trend', name: t('weekly'), role: 'trend' as const, values: smoothed(now) }] : []),
      ],
    };
  }, [series, grain, t]);
  const reached = series.filter(({ now, goal }) => now !== null && goal !== null && Number(now) >= Number(goal)).length;
  const hasGoal = series.some(({ goal }) => goal !== null);
  const write = (value: number) => (isCurrency(currency) ? format.money({ amount: String(value), currency }) : format.number(value));
  return (
    <Box sx={{ minWidth: 0, '& > section': { height: 1 } }}>
      <BarChart
        title={t(grain === 'hour' ? 'gmvByHour' : 'gmvByDay')}
        unit={isCurrency(currency) ? currencySymbol(currency as Currency) : currency}
        data={data}
        category={t(grain === 'hour' ? 'hour' : 'day')}
        formatValue={write}
        emptyHint={t('noSales')}
        height={250}
        {...(hasGoal && { note: t('onTarget', { n: reached }) })}
      />
    </Box>
  );
}
