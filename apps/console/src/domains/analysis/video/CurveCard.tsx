import type { WorkDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { LineChart } from '@backlot/ui-kit/chart';
import { workStrings } from '../parts/works/workStrings';
import { curveData } from './curveData';

/** Views since posting, beside the middle of the creator's other works at the same age. */
export function CurveCard({ work }: { work: WorkDetail }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  const age = (hours: number) => (hours < 48 ? t('hours', { n: hours }) : t('ageDays', { n: Math.round(hours / 24) }));
  return (
    <LineChart
      title={t('curve')}
      unit={t('curveUnit')}
      data={curveData(work.curve, { work: t('thisWork'), median: t('median'), age })}
      category={t('age')}
      formatValue={format.number}
      emptyHint={t('noCurve')}
      {...(work.medianOf > 0 && { note: t('medianOf', { n: work.medianOf }) })}
    />
  );
}
