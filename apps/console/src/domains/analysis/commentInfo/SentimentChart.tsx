import type { commentApi, OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { BarChart } from '@backlot/ui-kit/chart';
import { memo, useMemo } from 'react';
import { strings } from './strings';

/** Negative stands at the foot, so that its rise is read against the base line. */
const order = ['negative', 'neutral', 'positive'] as const;
const colors = { light: ['#dd5a4f', '#c6cfdb', '#14968a'], dark: ['#f2807a', '#4a5a72', '#37bfae'] };
const dayMs = 86_400_000;

/** Shares of the days of a period; a day without comments is a gap. */
export const SentimentChart = memo(function SentimentChart({ overview }: { overview: OutputOf<typeof commentApi.overview> }) {
  const t = useStrings(strings);
  const { days, fromDay, toDay } = overview;
  const data = useMemo(() => {
    const all = daysBetween(fromDay, toDay);
    const byDay = new Map(days.map((one) => [one.day, one]));
    const sharesOn = (day: string): Record<(typeof order)[number], number> | undefined => {
      const found = byDay.get(day);
      if (!found) return undefined;
      const of = (n: number) => Math.round((n / (found.positive + found.neutral + found.negative)) * 1000) / 10;
      const [negative, neutral] = [of(found.negative), of(found.neutral)];
      // What is left, so that a day is never more than whole.
      return { negative, neutral, positive: Math.round((100 - negative - neutral) * 10) / 10 };
    };
    const shares = all.map(sharesOn);
    return {
      // Month and day: the years of a period are the same.
      labels: all.map((day) => day.slice(5)),
      series: order.map((id) => ({ id, name: t(id), values: shares.map((one) => one?.[id] ?? null) })),
    };
  }, [days, fromDay, toDay, t]);
  return <BarChart title={t('sentiment')} unit={t('sentimentUnit')} data={data} colors={colors} stacked height={180} />;
});

function daysBetween(from: string, to: string): string[] {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.round((end - begin) / dayMs) + 1 }, (_, at) => new Date(begin + at * dayMs).toISOString().slice(0, 10));
}
