import { useStrings } from '@backlot/i18n/react';
import { BarChart } from '@backlot/ui-kit/chart';
import { type ReactNode, useMemo } from 'react';
import { strings } from '../strings';
import type { Overview } from '../useZone';

export type Figure = 'works' | 'views' | 'comments';

interface DayChartProps {
  figure: Figure;
  days: Overview['days'];
  lead: ReactNode;
}

/** One figure by day, the period before as a dashed line; days before the channel was known are gaps. */
export function DayChart({ figure, days, lead }: DayChartProps) {
  const t = useStrings(strings);
  const data = useMemo(
    () => ({
      labels: days.map(({ day }) => day.slice(5)),
      series: [
        { id: 'now', name: t(figure), values: days.map((one) => one[figure]) },
        { id: 'before', name: t('before'), role: 'previous' as const, values: days.map(({ before }) => before[figure]) },
      ],
    }),
    [days, figure, t],
  );
  return (
    <BarChart
      title={t(`${figure}PerDay`)}
      unit={t(figure).toLowerCase()}
      data={data}
      category={t('day')}
      lead={lead}
      height={150}
      emptyHint={t('nothingHint')}
    />
  );
}
