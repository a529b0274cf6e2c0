import Box from '@mui/material/Box';
import { shopApi, shopAuthApi } from '@backlot/contract';
import { type Currency, countryOf, isCurrency } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { FormImage } from '../../../kit/files/FormImage';
import { FormDict } from '../../../kit/form/FormDict';
import { FormMoney } from '../../../kit/form/FormMoney';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormPercent } from '../../../kit/form/FormPercent';
import { FormText } from '../../../kit/form/FormText';
import { FormPick } from '../../../kit/pick/FormPick';
import { useShopSource } from '../parts/useShopSource';
import { useIsMerchant } from '../../../shell/session/useIsMerchant';
import type { Goods } from './goodsList';
import { strings } from './strings';

/** Fields of a product; the country of its merchant decides the money. */
export function GoodsFields({ row }: { row: Goods | undefined }) {
  const t = useStrings(strings);
  const isMerchant = useIsMerchant();
  const source = useShopSource();
  const found = useGoodsCurrency(isMerchant);
  const currency: Currency | undefined = isCurrency(row?.currency) ? row.currency : found;
  const hint = currency ? undefined : t('currencyHint');
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4, alignItems: 'start' }}
    >
      <FormText name="goodsName" label={t('goodsName')} isRequired />
      {isMerchant ? (
        <FormDict name="goodsCategory" label={t('goodsCategory')} type="productCategory" isRequired />
      ) : (
        <FormPick name="shopId" label={t('shop')} source={source} chosen={row?.shop} isDisabled={Boolean(row)} isRequired />
      )}
      {!isMerchant && <FormDict name="goodsCategory" label={t('goodsCategory')} type="productCategory" isRequired />}
      <FormText name="goodsUrl" label={t('goodsUrl')} isRequired />
      <FormMoney name="listPrice" label={t('listPrice')} currency={currency ?? 'USD'} isDisabled={!currency} hint={hint} isRequired />
      <FormMoney
        name="price"
        label={t('price')}
        currency={currency ?? 'USD'}
        isDisabled={!currency}
        hint={hint ?? t('priceHint')}
        isRequired
      />
      <FormPercent name="openCommissionRate" label={t('openCommissionRate')} />
      <FormNumber name="sampleQuota" label={t('sampleQuota')} isRequired />
      <FormNumber name="stock" label={t('stock')} />
      <FormText name="specification" label={t('specification')} />
      <FormText name="introVideo" label={t('introVideo')} />
      <FormImage name="mainImage" label={t('mainImage')} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormText name="goodsIntroduce" label={t('goodsIntroduce')} rows={4} />
      </Box>
    </Box>
  );
}

/** The money of the merchant that is chosen, or of the own one. */
function useGoodsCurrency(isMerchant: boolean): Currency | undefined {
  const { client } = useConsole();
  const shopId: string | undefined = useWatch({ name: 'shopId' });
  const own = useQuery({ ...client.query(shopAuthApi.mine, {}), enabled: isMerchant });
  const chosen = useQuery({ ...client.query(shopApi.detail, { id: shopId ?? '' }), enabled: !isMerchant && Boolean(shopId) });
  return countryOf(isMerchant ? own.data?.shop.country : chosen.data?.country)?.currency;
}
