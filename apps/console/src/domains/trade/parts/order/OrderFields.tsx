import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WorkOrderRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCheck } from '../../../../kit/form/FormCheck';
import { FormDay } from '../../../../kit/form/FormDay';
import { FormMoney } from '../../../../kit/form/FormMoney';
import { FormNumber } from '../../../../kit/form/FormNumber';
import { FormPercent } from '../../../../kit/form/FormPercent';
import { FormRadios } from '../../../../kit/form/FormRadios';
import { FormText } from '../../../../kit/form/FormText';
import { FormPick } from '../../../../kit/pick/FormPick';
import { useGoodsSource } from '../../../merchants/parts/useGoodsSource';
import { useShopSource } from '../../../merchants/parts/useShopSource';
import { currencyOf } from '../../../../kit/money/currencyOf';
import { RuleField } from './RuleField';
import { CapCheck } from './allocate/CapCheck';
import { orderFormStrings } from './orderFormStrings';

/** Fields of an order; ratios and fees are checked against each other while they are typed. */
function OrderFields({ row, type }: { row: WorkOrderRow | undefined; type: 1 | 2 }) {
  const t = useStrings(orderFormStrings);
  const { nameFor } = useDictionary();
  const can = useCan();
  const { setValue } = useFormContext();
  const [shopId, workAttribute] = useWatch({ name: ['shopId', 'workAttribute'] }) as [string, number];
  const [country, setCountry] = useState<WorkOrderRow['country'] | undefined>(row?.country);
  const shops = useShopSource();
  const goods = useGoodsSource(shopId || undefined);
  const currency = currencyOf(country);
  const hasFee = workAttribute === 1;
  return (
    <>
      <FormText name="workOrderName" label={t('workOrderName')} isRequired />
      <Box sx={pair}>
        <FormPick
          name="shopId"
          label={t('shopId')}
          source={shops}
          chosen={row && { id: row.shop.id, name: row.shop.name, country: row.country }}
          onKnown={(shop) => setCountry(shop?.country as WorkOrderRow['country'] | undefined)}
          onPicked={() => setValue('goodsId', '', { shouldDirty: true })}
          isRequired
        />
        <FormPick
          name="goodsId"
          label={t('goodsId')}
          source={goods}
          chosen={row && { id: row.goods.id, name: row.goods.name }}
          isDisabled={!shopId}
          hint={shopId ? undefined : t('pickShopFirst')}
          isRequired
        />
      </Box>
      <FormText name="workDes" label={t('workDes')} hint={t('workDesHint')} rows={3} />
      <Typography component="h3" variant="subtitle2">
        {t('money')}
      </Typography>
      <FormRadios
        name="workAttribute"
        label={t('workAttribute')}
        choices={[1, 2].map((value) => ({ value, label: nameFor('workAttribute', value) }))}
      />
      <Box sx={triple}>
        <FormPercent name="wholeProportion" label={t('wholeProportion')} isRequired={type === 2} />
        <FormPercent name="upProportion" label={t('upProportion')} isRequired />
        <FormPercent name="bdProportion" label={t('bdProportion')} hint={t('bdHint')} />
      </Box>
      {hasFee && (
        <Box sx={pair}>
          <FormMoney name="upShotCost" label={t('upShotCost')} currency={currency} isRequired />
          <FormMoney name="shopShotCost" label={t('shopShotCost')} currency={currency} hint={t('shopShotHint')} />
        </Box>
      )}
      <CapCheck type={type} currency={currency} />
      {country && can('rule.add') && <RuleField country={country} chosen={row?.rules ?? []} />}
      <Typography component="h3" variant="subtitle2">
        {t('time')}
      </Typography>
      <Box sx={pair}>
        <FormNumber name="requireUpNum" label={t('requireUpNum')} isRequired />
        <FormNumber name="publishDays" label={t('publishDays')} />
        <FormDay name="validBegin" label={t('validBegin')} isRequired />
        <FormDay name="expireDate" label={t('expireDate')} isRequired />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        <FormCheck name="previewRequired" label={t('previewRequired')} />
        <FormCheck name="shopConfirm" label={t('shopConfirm')} />
      </Box>
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
} as const;
const triple = { ...pair, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } } as const;

/** Fields of a commercial order. */
export const CommercialFields = ({ row }: { row: WorkOrderRow | undefined }) => <OrderFields row={row} type={1} />;

/** Fields of a team leader's order. */
export const LeaderFields = ({ row }: { row: WorkOrderRow | undefined }) => <OrderFields row={row} type={2} />;
