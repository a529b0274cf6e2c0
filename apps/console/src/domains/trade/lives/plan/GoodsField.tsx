import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { liveLimits } from '@backlot/contract';
import type { CountryCode } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { type PickChoice, PickField } from '../../../../kit/pick/PickField';
import { useGoodsSource } from '../../../merchants/parts/useGoodsSource';
import { strings } from '../strings';

interface GoodsFieldProps {
  goods: readonly PickChoice[];
  country: string | undefined;
  onChange: (goods: readonly PickChoice[]) => void;
}

/** Products of a live in the order in which they are shown: picked one after another, taken off by their cross. */
export function GoodsField({ goods, country, onChange }: GoodsFieldProps) {
  const t = useStrings(strings);
  const source = useGoodsSource(undefined, country as CountryCode | undefined);
  const add = (choice: PickChoice | null) => {
    if (choice && !goods.some(({ id }) => id === choice.id)) onChange([...goods, choice]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* Empties itself for the next one. */}
      <PickField
        key={goods.length}
        label={t('addGoods')}
        value={null}
        onChange={add}
        source={source}
        isRequired={goods.length === 0}
        isDisabled={country === undefined || goods.length >= liveLimits.goods}
        hint={country === undefined ? t('upFirst') : t('goodsHint')}
      />
      {goods.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {goods.map(({ id, name }) => (
            <Chip
              key={id}
              label={name}
              aria-label={t('removeGoods', { name })}
              onDelete={() => onChange(goods.filter((one) => one.id !== id))}
              sx={{ maxWidth: '100%' }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
