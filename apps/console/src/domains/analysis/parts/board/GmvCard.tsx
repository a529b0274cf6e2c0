import Box from '@mui/material/Box';
import type { Board } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Card, LoadingState, Section, onPhones } from '@backlot/ui-kit';
import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/lazyPart';
import { useMoney } from '../../../../kit/money/useMoney';
import { strings } from './strings';
import { Change } from '../figures/Change';

const GmvChart = lazyPart(async () => (await import('./GmvChart')).GmvChart);

interface GmvCardProps {
  board: Board;
  onShow?: () => void;
}

/** The GMV of the days with its change, and day by day; the drawing travels when somebody looks at a board. */
export function GmvCard({ board, onShow }: GmvCardProps) {
  const t = useStrings(strings);
  const money = useMoney();
  const { gmv, lines, currency, beforeFromDay, beforeToDay } = board;
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: { xs: 3, sm: 3.5 }, minWidth: 0 }}>
      <Card>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 3,
            px: 4.5,
            py: 3.5,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('gmv')}
          </Box>
          <Box component="strong" sx={{ fontSize: '1.5rem', letterSpacing: '-0.015em' }}>
            {money(gmv.now, currency)}
          </Box>
          <Change now={Number(gmv.now)} before={Number(gmv.before)} />
          <Box component="span" sx={{ color: 'ink.third', fontSize: '0.78125rem' }}>
            {t('from', { before: money(gmv.before, currency) })} ({beforeFromDay} – {beforeToDay}) · {t('lines', { count: lines.now })}
          </Box>
          {onShow && (
            <Box component="button" type="button" onClick={onShow} aria-label={t('showRows', { figure: t('gmv') })} sx={link}>
              {t('rows')}
            </Box>
          )}
        </Box>
      </Card>
      <Suspense
        fallback={
          <Section title={t('gmvByDay')}>
            <LoadingState count={6} />
          </Section>
        }
      >
        <GmvChart board={board} />
      </Suspense>
    </Box>
  );
}

const link = {
  ml: 'auto',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: '0.78125rem',
  color: 'accent.ink',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  [onPhones]: { minHeight: 44 },
} as const;
