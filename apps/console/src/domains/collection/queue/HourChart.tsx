import type { OutputOf, queueApi } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { BarChart } from '@backlot/ui-kit/chart';
import { useMemo } from 'react';
import { strings } from './strings';

/** Jobs that ended, hour by hour where the reader is. */
export function HourChart({ hours }: { hours: OutputOf<typeof queueApi.overview>['hours'] }) {
  const t = useStrings(strings);
  const data = useMemo(
    () => ({
      labels: hours.map(({ hour }) => `${String(parseWireTime(hour)?.getHours() ?? 0).padStart(2, '0')}:00`),
      series: (['done', 'failed', 'timedOut'] as const).map((id) => ({ id, name: t(id), values: hours.map((hour) => hour[id]) })),
    }),
    [hours, t],
  );
  return <BarChart title={t('hours')} unit={t('jobs')} data={data} stacked />;
}
