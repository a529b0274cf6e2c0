import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { goodsApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, EmptyState, NextStep, Section, StatusChip } from '@backlot/ui-kit';
import { FilePicture } from '../../../kit/files/FilePicture';
import { RecordPicture } from '../../../kit/files/RecordPicture';
import { RecordHistory } from '../../../kit/history/RecordHistory';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordColumns } from '../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../kit/record/RecordFrame';
import { RecordLink } from '../../../kit/record/RecordLink';
import { useRecord } from '../../../kit/record/useRecord';
import { PromotersCard } from '../parts/PromotersCard';
import { GoodsButtons } from './GoodsButtons';
import type { Goods } from './goodsList';
import { strings } from './strings';

/** One product: state and next step, facts, merchant, what happened. */
export function GoodsDetailScreen() {
  const t = useStrings(strings);
  const record = useRecord(goodsApi.detail);
  const head = (goods: Goods) => ({
    name: goods.goodsName,
    mark: <StatusChip tone={goods.status === 1 ? 'ok' : 'neutral'}>{t(goods.status === 1 ? 'onSaleState' : 'offSaleState')}</StatusChip>,
    subtitle: goods.goodsNo,
    actions: <GoodsButtons goods={goods} />,
  });
  return (
    <RecordFrame
      record={record}
      noun={t('nounTitle')}
      needs="goods.get"
      list={{ label: t('title'), path: '/goods', needs: 'goods.query' }}
      head={head}
    >
      {(goods) => (
        <>
          {goods.status === 0 &&
            (goods.can.includes('onSale') ? <NextStep>{t('nextOff')}</NextStep> : <NextStep tone="info">{t('infoOff')}</NextStep>)}
          <RecordColumns
            main={
              <>
                <Facts goods={goods} />
                <PromotersCard endpoint={goodsApi.creators} id={goods.id} />
              </>
            }
            side={<RecordHistory endpoint={goodsApi.history} id={goods.id} />}
          />
        </>
      )}
    </RecordFrame>
  );
}

function Facts({ goods }: { goods: Goods }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const { nameFor } = useDictionary();
  return (
    <>
      <Section title={t('facts')}>
        <Box sx={{ mb: 4 }}>
          {goods.mainImage ? (
            <FilePicture fileId={goods.mainImage} name={t('mainImage')} width={220} height={160} />
          ) : (
            <RecordPicture kind="goods" id={goods.id} name={goods.goodsName} size={128} />
          )}
        </Box>
        <DescriptionList
          columns={3}
          items={[
            {
              label: t('shop'),
              value: can('shop.get') ? (
                <RecordLink path="/shopDetail" id={goods.shop.id}>
                  {goods.shop.name}
                </RecordLink>
              ) : (
                goods.shop.name
              ),
            },
            { label: t('goodsCategory'), value: nameFor('productCategory', goods.goodsCategory) },
            { label: t('country'), value: nameFor('country', goods.country) },
            { label: t('price'), value: <MoneyText amount={goods.price} currency={goods.currency} /> },
            { label: t('listPrice'), value: <MoneyText amount={goods.listPrice} currency={goods.currency} /> },
            { label: t('openCommissionRate'), value: format.percent(goods.openCommissionRate) },
            { label: t('stock'), value: goods.stock === null ? null : format.number(goods.stock) },
            { label: t('sample'), value: t('sampleUsed', { used: goods.sampleUsed, quota: goods.sampleQuota }) },
            { label: t('creatorNum'), value: format.number(goods.creatorNum) },
            { label: t('sales30'), value: <MoneyText amount={goods.sales30} currency={goods.currency} /> },
            { label: t('gmv'), value: <MoneyText amount={goods.gmv} currency={goods.currency} /> },
            { label: t('fulfilledNum'), value: format.number(goods.fulfilledNum) },
            { label: t('specification'), value: goods.specification, wide: true },
            { label: t('createTime'), value: format.exact(goods.createTime) },
          ]}
        />
      </Section>
      <Section title={t('texts')}>
        {goods.goodsIntroduce ? (
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{goods.goodsIntroduce}</Box>
        ) : (
          <EmptyState dense title={t('noText')} />
        )}
        {goods.introVideo && (
          <MuiLink href={goods.introVideo} target="_blank" rel="noopener noreferrer" sx={{ display: 'inline-block', mt: 2 }}>
            {t('watch')}
          </MuiLink>
        )}
      </Section>
    </>
  );
}
