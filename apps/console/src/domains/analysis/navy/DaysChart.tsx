import type { navyApi, OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { BarChart } from '@backlot/ui-kit/chart';
import { useMemo } from 'react';
import { strings } from './strings';

/** Suspected comments stand at the foot, the others upon them. */
const colors = { light: ['#dd5a4f', '#c6cfdb'], dark: ['#f2807a', '#4a5a72'] };

/** Suspected and other comments of each day that had some. */
export function DaysChart({ overview: { days } }: { overview: OutputOf<typeof navyApi.overview> }) {
  const t = useStrings(strings);
  const data = useMemo(
    () => ({
      // Month and day: the years of a period are the same.
      labels: days.map(({ day }) => day.slice(5)),
      series: [
        { id: 'suspected', name: t('suspected'), values: days.map(({ suspected }) => suspected) },
        { id: 'others', name: t('others'), values: days.map(({ comments, suspected }) => comments - suspected) },
      ],
    }),
    [days, t],
  );
  return <BarChart title={t('byDay')} unit={t('unit')} category={t('day')} data={data} colors={colors} stacked height={200} />;
}
