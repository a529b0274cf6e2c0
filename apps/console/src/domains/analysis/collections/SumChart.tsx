import type { CollectDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { BarChart } from '@backlot/ui-kit/chart';
import { workStrings } from '../parts/works/workStrings';

const dayMs = 86_400_000;

/** Views that the works won a day together; a day of which nothing is known is a gap. */
export function SumChart({ days }: { days: CollectDetail['days'] }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const byDay = new Map(days.map(({ day, views }) => [day, views]));
  const all =
    first && last
      ? Array.from({ length: (Date.parse(last) - Date.parse(first)) / dayMs + 1 }, (_, at) =>
          new Date(Date.parse(first) + at * dayMs).toISOString().slice(0, 10),
        )
      : [];
  return (
    <BarChart
      title={t('sumByDay')}
      unit={t('perDay')}
      height={200}
      data={{
        labels: all.map((day) => day.slice(5)),
        series: [{ id: 'views', name: t('views'), values: all.map((day) => byDay.get(day) ?? null) }],
      }}
      category={t('day')}
      formatValue={format.number}
      emptyHint={t('noCurve')}
    />
  );
}
