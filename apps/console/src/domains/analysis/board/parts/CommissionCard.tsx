import Box from '@mui/material/Box';
import type { Board } from '@backlot/contract';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Section } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { strings } from '../strings';
import { monthYear } from './monthName';

const states = ['estimated', 'pending', 'paid'] as const;

/** Commission in its three states, each with the months it belongs to; the rows are those of the commission list. */
export function CommissionCard({ board: { commission, currency, country, bd, team } }: { board: Board }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const can = useCan();
  const search = { country, ...(bd ? { beneficiaryId: bd.id } : { teamId: team.id }) };
  return (
    <Section
      title={t('commission')}
      actions={
        can('bdCommission.query') && (
          <Link
            to={'/commission/bd' as never}
            search={search as never}
            style={{ fontSize: '0.78125rem', color: 'var(--mui-palette-accent-ink)' }}
          >
            {t('allLines')}
          </Link>
        )
      }
    >
      <Box component="dl" sx={{ display: 'grid', gap: 2.5, m: 0 }}>
        {states.map((state) => {
          const { amount, fromMonth, toMonth } = commission[state];
          const names = [...new Set([fromMonth, toMonth].flatMap((month) => (month ? [monthYear(month, locale)] : [])))];
          const when = names.length === 2 ? t('months', { from: names[0] ?? '', to: names[1] ?? '' }) : names[0];
          return (
            <Box key={state} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, '& dd': { m: 0 } }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {t(state)}
              </Box>
              <Box component="dd" sx={{ flex: '1 1 120px', color: 'ink.third', fontSize: '0.78125rem' }}>
                {[when, state === 'estimated' && t('estimatedNote')].filter(Boolean).join(' · ')}
              </Box>
              <Box component="dd" sx={{ fontWeight: 600 }}>
                <MoneyText amount={amount} currency={currency} />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
