import type { UpAnalysis } from '@backlot/contract';
import { smoothed } from '../../parts/figures/smoothed';

type Figure = 'fans' | 'views' | 'likes' | 'comments' | 'sales';

interface Names {
  now: string;
  before: string;
  weekly: string;
}

/** From so many days on a line tells more than the days do (domain/metrics 5.1). */
const many = 60;

/** One figure of the series as a chart: the period, the one before as a dashed line, and over long ones what a week is like; gaps stay gaps. */
export function trendOf({ series, period: { grain } }: UpAnalysis, figure: Figure, names: Names) {
  const valuesOf = (when: 'now' | 'before') => series.map((one) => (one[when][figure] === null ? null : Number(one[when][figure])));
  const [now, before] = [valuesOf('now'), valuesOf('before')];
  return {
    labels: series.map(({ label }) => (grain === 'hour' ? `${label}:00` : label.slice(5))),
    series: [
      { id: 'now', name: names.now, values: now },
      ...(before.some((value) => value !== null) ? [{ id: 'before', name: names.before, role: 'previous' as const, values: before }] : []),
      ...(figure !== 'fans' && series.length >= many
        ? [{ id: 'weekly', name: names.weekly, role: 'trend' as const, values: smoothed(now) }]
        : []),
    ],
  };
}

/** Days in a row of which nothing is known: `11-05 – 11-06`. */
export function gapsOf(labels: readonly string[], values: readonly (number | null)[]): string[] {
  const gaps: [string, string][] = [];
  labels.forEach((label, at) => {
    if (values[at] !== null) return;
    const last = gaps.at(-1);
    if (last && at > 0 && last[1] === labels[at - 1]) last[1] = label;
    else gaps.push([label, label]);
  });
  return gaps.map(([from, to]) => (from === to ? from : `${from} – ${to}`));
}
