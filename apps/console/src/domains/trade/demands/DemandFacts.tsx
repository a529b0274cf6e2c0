import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { WithPicture } from '../../../kit/files/WithPicture';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { useWantedText } from '../parts/wanted/useWantedText';
import type { Demand } from './demandList';
import { strings } from './strings';

/** What the merchant wants and offers. */
export function DemandFacts({ row }: { row: Demand }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const percent = (value: string | null) => (value === null ? null : format.percent(value));
  const wanted = useWantedText()(row);
  const items = [
    {
      label: t('shopId'),
      value: can('shop.get') ? (
        <RecordLink path="/shopDetail" id={row.shop.id}>
          {row.shop.name}
        </RecordLink>
      ) : (
        row.shop.name
      ),
    },
    {
      label: t('goodsId'),
      value: (
        <WithPicture kind="goods" id={row.goods.id} name={row.goods.name}>
          {can('goods.get') ? (
            <RecordLink path="/goodsDetail" id={row.goods.id}>
              {row.goods.name}
            </RecordLink>
          ) : (
            row.goods.name
          )}
        </WithPicture>
      ),
    },
    { label: t('requireUpNum'), value: format.number(row.requireUpNum) },
    { label: t('budget'), value: <MoneyText amount={row.budget} currency={row.currency} /> },
    { label: t('wholeProportion'), value: percent(row.wholeProportion) },
    { label: t('upProportion'), value: percent(row.upProportion) },
    ...(row.workAttribute === 1 ? [{ label: t('upShotCost'), value: <MoneyText amount={row.upShotCost} currency={row.currency} /> }] : []),
    { label: t('period'), value: row.expectBegin || row.expectEnd ? `${row.expectBegin ?? '…'} – ${row.expectEnd ?? '…'}` : null },
    {
      label: t('provideSample'),
      value: row.provideSample ? [t('yes'), row.sampleNum].filter((part) => part !== null).join(', ') : t('no'),
    },
    ...(wanted ? [{ ...wanted, wide: true }] : []),
    { label: t('workDes'), value: row.workDes && <span style={{ whiteSpace: 'pre-line' }}>{row.workDes}</span>, wide: true },
    ...(row.endReason ? [{ label: t('endReason'), value: row.endReason, wide: true }] : []),
  ];
  return (
    <Section title={t('facts')}>
      <DescriptionList items={items} columns={4} />
    </Section>
  );
}
