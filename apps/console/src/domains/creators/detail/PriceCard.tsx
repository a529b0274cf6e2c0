import Box from '@mui/material/Box';
import type { UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState, Section } from '@backlot/ui-kit';
import { useContactName } from '../parts/form/useContactName';
import { MoneyText } from '../../../kit/money/MoneyText';
import { strings } from './strings';

/** What a creator asks for. */
export function PriceCard({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const { unitName } = useContactName();
  return (
    <Section title={t('prices')}>
      {up.prices.length === 0 && <EmptyState dense title={t('noPrices')} />}
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {up.prices.map(({ priceTitle, priceInfo, amount, currency, unit }) => (
          <li key={`${priceTitle} ${amount}`}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, fontWeight: 550 }}>
              <span>{priceTitle}</span>
              <MoneyText amount={amount} currency={currency} />
            </Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[unit && t('per', { unit: unitName(unit).toLowerCase() }), priceInfo].filter(Boolean).join(' · ')}
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}
