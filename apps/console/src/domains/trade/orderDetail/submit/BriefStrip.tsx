import type { CandidateBrief, WorkOrderDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DueDay } from '../../../../kit/list/DueDay';
import { useMoney } from '../../../../kit/money/useMoney';
import { bandText } from '../../parts/wanted/bandText';
import { audienceAsked } from './fitText';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';
import { useSpeaking } from './useSpeaking';

/** What the order asks of creators, in one strip. */
export function BriefStrip({ order, brief }: { order: WorkOrderDetail; brief: CandidateBrief }) {
  const t = useStrings(pickerStrings);
  const format = useFormat();
  const money = useMoney();
  const say = useSpeaking();
  const facts = [
    [t('product'), order.goods.name],
    [t('category'), brief.category === null ? t('anything') : say.nameFor('productCategory', brief.category)],
    [t('country'), say.nameFor('country', brief.country)],
    [t('fans'), bandText(brief.fansMin, brief.fansMax, format) ?? t('anything')],
    [t('audience'), audienceAsked(brief, say).join(', ') || t('anything')],
    brief.fee === null ? [t('commission'), format.percent(order.upProportion)] : [t('fee'), money(brief.fee, brief.currency)],
  ] as const;
  return (
    <dl className={css.brief} aria-label={t('brief')}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('publishBy')}</dt>
        <dd>
          <DueDay day={order.expireDate} country={order.country} isRunning />
        </dd>
      </div>
    </dl>
  );
}
