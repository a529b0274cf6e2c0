import Box from '@mui/material/Box';
import type { FxAmount } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { batchStrings } from './batchStrings';

/** What is payable in dollars and yuan, with the day of the rates; nothing without rates. */
export function Elsewhere({ amounts }: { amounts: readonly FxAmount[] }) {
  const t = useStrings(batchStrings);
  if (amounts.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {amounts.map(({ currency, amount, rateDate }) => (
        <span key={currency}>
          {t('about')} <MoneyText amount={amount} currency={currency} /> {t('rateOf', { day: rateDate })}
        </span>
      ))}
    </Box>
  );
}
