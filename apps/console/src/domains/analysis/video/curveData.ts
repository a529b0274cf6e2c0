import type { WorkDetail } from '@backlot/contract';

interface Words {
  work: string;
  median: string;
  /** `6 h`, `3 d`. */
  age: (hours: number) => string;
}

/** The way of a work since it was posted, beside the usual one; ages that nobody knows at the end are left out. */
export function curveData(curve: WorkDetail['curve'], { work, median, age }: Words) {
  const last = curve.findLastIndex((point) => point.views !== null || point.median !== null);
  const shown = curve.slice(0, last + 1);
  return {
    labels: shown.map(({ hours }) => age(hours)),
    series: [
      { id: 'work', name: work, values: shown.map(({ views }) => views) },
      ...(shown.some((point) => point.median !== null)
        ? [
            {
              id: 'median',
              name: median,
              role: 'previous' as const,
              values: shown.map((point) => point.median),
            },
          ]
        : []),
    ],
  };
}
