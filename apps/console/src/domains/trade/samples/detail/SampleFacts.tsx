import { type SampleDetail } from '@backlot/contract';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList } from '@backlot/ui-kit';
import { WithPicture } from '../../../../kit/files/WithPicture';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { SafeLink } from '../../parts/SafeLink';
import { strings } from '../strings';

/** What is sent to whom and why, what is left of it, and how reliable the creator is. */
export function SampleFacts({ row }: { row: SampleDetail }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const { completed, overdue, rate, dataTime } = row.fulfilment;
  const orderPath = can('workOrderBd.get') ? '/workOrderOwnDetail' : can('workOrderShop.get') ? '/workOrderShopCurrentDetail' : undefined;
  const linked = (path: string | undefined, id: string, name: string) =>
    path ? (
      <RecordLink path={path} id={id}>
        {name}
      </RecordLink>
    ) : (
      name
    );
  const fulfilment =
    rate === null ? (
      t('noFulfilment')
    ) : (
      <>
        {`${format.percent(rate * 100)} · ${t('fulfilmentOf', { completed, overdue })}`}
        <br />
        <small>{t('asOf', { time: format.exact(dataTime) })}</small>
      </>
    );
  return (
    <DescriptionList
      columns={4}
      items={[
        {
          label: t('goods'),
          value: (
            <WithPicture kind="goods" id={row.goods.id} name={row.goods.name}>
              {linked(can('goods.get') ? '/goodsDetail' : undefined, row.goods.id, row.goods.name)}
            </WithPicture>
          ),
          wide: true,
        },
        ...(row.skuName ? [{ label: t('sku'), value: row.skuName }] : []),
        { label: t('quantity'), value: t('pieces', { count: row.quantity }) },
        { label: t('value'), value: <MoneyText amount={row.sampleValue} currency={row.currency} /> },
        { label: t('left'), value: format.number(row.left) },
        { label: t('stock'), value: row.stock === null ? t('stockOpen') : format.number(row.stock) },
        { label: t('fulfilment'), value: fulfilment, wide: true },
        { label: t('order'), value: linked(orderPath, row.workOrder.id, row.workOrder.name) },
        { label: t('shop'), value: row.shop.name },
        ...(row.bd ? [{ label: t('bd'), value: row.bd.name }] : []),
        ...(row.trackingNo ? [{ label: t('tracking'), value: `${row.carrier ?? ''} ${row.trackingNo}`.trim() }] : []),
        ...(row.fee ? [{ label: t('fee'), value: <Fee row={row} /> }] : []),
        ...(row.returnTrackingNo ? [{ label: t('returnNo'), value: row.returnTrackingNo }] : []),
        ...(row.contentWork ? [{ label: t('content'), value: <SafeLink href={row.contentWork.link} />, wide: true }] : []),
        ...(row.reason ? [{ label: t('reason'), value: row.reason || missingText, wide: true }] : []),
      ]}
    />
  );
}

function Fee({ row: { fee, currency, feeBearer } }: { row: Pick<SampleDetail, 'fee' | 'currency' | 'feeBearer'> }) {
  const t = useStrings(strings);
  return (
    <>
      <MoneyText amount={fee} currency={currency} />
      {feeBearer !== null && ` · ${t(feeBearer === 2 ? 'bearer2' : 'bearer1')}`}
    </>
  );
}
