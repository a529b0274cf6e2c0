import type { WorkOrderDetail } from '@backlot/contract';
import { isCurrency } from '@backlot/i18n';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { MoneyText } from '../../../kit/money/MoneyText';
import { WithPicture } from '../../../kit/files/WithPicture';
import { RecordLink } from '../../../kit/record/RecordLink';
import { SafeLink } from '../parts/SafeLink';
import { orderStrings } from '../parts/order/strings';
import { useWantedText } from '../parts/wanted/useWantedText';
import { strings } from './strings';

/** What was agreed about an order; frozen once it is handed out. */
export function OrderFacts({ order }: { order: WorkOrderDetail }) {
  const t = useStrings(strings);
  const word = useStrings(orderStrings);
  const format = useFormat();
  const can = useCan();
  const { nameFor } = useDictionary();
  const percent = (value: string | null) => (value === null ? null : format.percent(value));
  const money = (amount: string | null) =>
    amount === null || !isCurrency(order.currency) ? null : <MoneyText amount={amount} currency={order.currency} />;
  const url = order.goodsSnapshot?.goodsUrl;
  const wanted = useWantedText()(order);
  const items = [
    {
      label: word('shop'),
      value: can('shop.get') ? (
        <RecordLink path="/shopDetail" id={order.shop.id}>
          {order.shop.name}
        </RecordLink>
      ) : (
        order.shop.name
      ),
    },
    {
      label: word('goods'),
      value: (
        <WithPicture kind="goods" id={order.goods.id} name={order.goods.name} size={40}>
          {can('goods.get') ? (
            <RecordLink path="/goodsDetail" id={order.goods.id}>
              {order.goods.name}
            </RecordLink>
          ) : (
            order.goods.name
          )}
        </WithPicture>
      ),
    },
    { label: word('whole'), value: percent(order.wholeProportion) },
    { label: word('up'), value: percent(order.upProportion) },
    ...(order.bdProportion === null ? [] : [{ label: word('bd'), value: percent(order.bdProportion) }]),
    ...(order.workAttribute === 1
      ? [
          { label: word('upShotCost'), value: money(order.upShotCost) },
          ...(order.shopShotCost === null ? [] : [{ label: word('shopShotCost'), value: money(order.shopShotCost) }]),
        ]
      : []),
    { label: t('period'), value: `${order.validBegin} – ${order.expireDate}` },
    { label: t('publishDays'), value: String(order.publishDays) },
    { label: t('previewNeeded'), value: t(order.previewRequired ? 'yes' : 'no') },
    { label: t('shopConfirms'), value: t(order.shopConfirm ? 'yes' : 'no') },
    ...(order.rules.length > 0 ? [{ label: t('rules'), value: order.rules.map(({ name }) => name).join(', ') }] : []),
    { label: word('source'), value: nameFor('workOrderSource', order.workOrderSource) },
    ...(order.leader ? [{ label: t('leader'), value: order.leader.name }] : []),
    ...(order.demand && can('demand.get')
      ? [
          {
            label: t('demand'),
            value: (
              <RecordLink path="/shopXuQiuDanDetail" id={order.demand.id}>
                {order.demand.name}
              </RecordLink>
            ),
          },
        ]
      : []),
    ...(url ? [{ label: t('productLink'), value: <SafeLink href={url}>{hostOf(url)}</SafeLink> }] : []),
    ...(wanted ? [{ ...wanted, wide: true }] : []),
    { label: t('description'), value: order.workDes && <span style={{ whiteSpace: 'pre-line' }}>{order.workDes}</span>, wide: true },
    ...(order.endReason ? [{ label: t('endReason'), value: order.endReason, wide: true }] : []),
  ];
  const results = [
    { label: word('gmv'), value: money(order.gmv) },
    { label: word('fulfilled'), value: t('doneOf', { done: order.fulfilledNum, of: order.requireUpNum }) },
  ];
  return (
    <>
      <Section title={t(order.handOutTime ? 'frozen' : 'terms')}>
        <DescriptionList items={items} />
      </Section>
      {order.handOutTime && (
        <Section title={t('results')}>
          <DescriptionList items={results} />
        </Section>
      )}
    </>
  );
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : url);
