import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DemandProblem, shopAuthApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { FormCheck } from '../../../kit/form/FormCheck';
import { FormDay } from '../../../kit/form/FormDay';
import { FormMoney } from '../../../kit/form/FormMoney';
import { FormNumber } from '../../../kit/form/FormNumber';
import { FormPercent } from '../../../kit/form/FormPercent';
import { FormRadios } from '../../../kit/form/FormRadios';
import { FormText } from '../../../kit/form/FormText';
import { FormPick } from '../../../kit/pick/FormPick';
import { useGoodsSource } from '../../merchants/parts/useGoodsSource';
import { useShopSource } from '../../merchants/parts/useShopSource';
import { WantedFields } from '../parts/wanted/WantedFields';
import { currencyOf } from '../../../kit/money/currencyOf';
import type { Demand } from './demandList';
import { demandNote } from './demandNotes';
import { FirstField } from './FirstField';
import { strings } from './strings';
import { useDemandProblems } from './useDemandProblems';
import { WishedUps } from './wishes/WishedUps';

/** Fields of a demand form; what would stop its submission is said while typing. */
export function DemandFields({ row }: { row: Demand | undefined }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const { nameFor } = useDictionary();
  const { setValue, setFocus } = useFormContext();
  const first = useContext(FirstField);
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  const [shopId, workAttribute, provideSample] = useWatch({
    name: ['shopId', 'workAttribute', 'provideSample'],
  }) as [string, number, boolean];
  const [country, setCountry] = useState<string | undefined>(row?.country);
  // Administrators write for a merchant; a merchant's own account names none.
  const isForShop = can('demand.convert');
  const shops = useShopSource();
  const goods = useGoodsSource(isForShop ? shopId || undefined : undefined);
  const { client } = useConsole();
  // A merchant sells in the money of its own country, also before a product is chosen.
  const own = useQuery({ ...client.query(shopAuthApi.mine, {}), enabled: !isForShop }).data;
  const currency = currencyOf(country ?? own?.shop.country);
  const problems = useDemandProblems();
  /** What the rules over several fields say at one of them. */
  const noteAt = (field: DemandProblem['field']): ReactNode => {
    const problem = problems.find((one) => one.field === field);
    if (!problem) return undefined;
    return (
      <Box component="span" role="status" sx={{ color: 'tone.warn.ink' }}>
        {demandNote(problem, { t, format, currency })}
      </Box>
    );
  };
  return (
    <>
      <FormText name="demandName" label={t('demandName')} isRequired />
      <Box sx={pair}>
        {isForShop && (
          <FormPick
            name="shopId"
            label={t('shopId')}
            source={shops}
            chosen={row && { id: row.shop.id, name: row.shop.name }}
            onPicked={() => setValue('goodsId', '', { shouldDirty: true })}
            isRequired
          />
        )}
        <FormPick
          name="goodsId"
          label={t('goodsId')}
          source={goods}
          chosen={row && { id: row.goods.id, name: row.goods.name, country: row.country }}
          onKnown={(choice) => setCountry(choice?.country)}
          isRequired
        />
        <FormNumber name="requireUpNum" label={t('requireUpNum')} hint={noteAt('requireUpNum')} isRequired />
      </Box>
      <FormText name="workDes" label={t('workDes')} hint={t('workDesHint')} rows={3} />
      <WantedFields />
      <Typography component="h3" variant="subtitle2">
        {t('terms')}
      </Typography>
      <FormRadios
        name="workAttribute"
        label={t('workAttribute')}
        choices={[1, 2].map((value) => ({ value, label: nameFor('workAttribute', value) }))}
      />
      <Box sx={pair}>
        {workAttribute === 1 && (
          <FormMoney name="upShotCost" label={t('upShotCost')} currency={currency} hint={noteAt('upShotCost') ?? t('neededToSubmit')} />
        )}
        <FormMoney name="budget" label={t('budget')} currency={currency} hint={noteAt('budget')} />
        <FormPercent name="wholeProportion" label={t('wholeProportion')} hint={noteAt('wholeProportion')} />
        <FormPercent name="upProportion" label={t('upProportion')} hint={noteAt('upProportion')} />
      </Box>
      <Box sx={pair}>
        <FormDay name="expectBegin" label={t('expectBegin')} />
        <FormDay name="expectEnd" label={t('expectEnd')} hint={noteAt('expectEnd')} />
        <FormCheck name="provideSample" label={t('provideSample')} />
        {provideSample && <FormNumber name="sampleNum" label={t('sampleNum')} />}
      </Box>
      <WishedUps demandId={row?.id} country={country} />
      {noteAt('ups') && <Alert severity="warning">{noteAt('ups')}</Alert>}
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
} as const;
