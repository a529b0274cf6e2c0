import Box from '@mui/material/Box';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { isCurrency } from '@backlot/i18n';
import { Card } from '@backlot/ui-kit';
import { sumStrings } from './sumStrings';

interface Sums {
  commercialAmount: string;
  teamLeaderAmount: string;
  rewardAmount: string;
  adjustAmount: string;
  totalAmount: string;
  openingBalance: string;
  withholdingAmount: string;
  payableAmount: string;
  carriedForward: string;
}

/** The sum of a batch or statement, written as the sum it is (domain/money 4.6). */
export function SumLine({ sums, currency }: { sums: Sums; currency: string }) {
  const t = useStrings(sumStrings);
  const format = useFormat();
  const parts = [
    ['', 'commercial', sums.commercialAmount],
    ['+', 'teamLeader', sums.teamLeaderAmount],
    ['+', 'reward', sums.rewardAmount],
    ['+', 'adjust', sums.adjustAmount],
    ['=', 'total', sums.totalAmount],
    ['+', 'opening', sums.openingBalance],
    ['−', 'tax', sums.withholdingAmount],
    ['=', 'payable', sums.payableAmount],
    ['+', 'carried', sums.carriedForward],
  ] as const;
  const show = (amount: string) => (isCurrency(currency) ? format.money({ amount, currency, display: 'none' }) : amount);
  return (
    <Card component="section" aria-label={t('sum')}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 3, m: 0, px: 4.5, py: 3.5, listStyle: 'none' }}>
        {parts.map(([sign, name, amount]) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'flex-end', gap: 4 }}>
            {sign && (
              <Box aria-hidden sx={{ color: 'ink.third', pb: 0.25 }}>
                {sign}
              </Box>
            )}
            <Box
              sx={
                name === 'payable' ? { px: 3, py: 1.5, my: -1.5, borderRadius: 2, bgcolor: 'accent.soft', color: 'accent.ink' } : undefined
              }
            >
              <Box sx={{ fontSize: '0.78125rem', color: name === 'payable' ? 'inherit' : 'text.secondary' }}>{t(name)}</Box>
              <Box
                sx={{
                  fontSize: '1.0625rem',
                  fontWeight: 600,
                  fontVariantNumeric: 'tabular-nums',
                  ...(amount.startsWith('-') && { color: 'tone.bad.ink' }),
                }}
              >
                {show(amount)}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
