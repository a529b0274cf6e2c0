import Box from '@mui/material/Box';
import type { Board } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Section, onPhones } from '@backlot/ui-kit';
import { strings } from './strings';
import { Change } from '../figures/Change';
import { Bar } from './TargetCard';
import { WeakestStep } from './WeakestStep';

const steps = ['claimed', 'submitted', 'approved', 'agreed', 'published', 'fulfilled'] as const;
type Step = (typeof steps)[number];

interface FunnelCardProps {
  board: Board;
  onShow?: (step: Step) => void;
}

/** Creator places step by step, each by the day it was taken; the mark is the period before. */
export function FunnelCard({ board, onShow }: FunnelCardProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const most = Math.max(1, ...steps.flatMap((step) => [board[step].now, board[step].before]));
  return (
    <Section title={t('funnel')} note={t('funnelNote')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' }}>
          {steps.map((step, at) => {
            const { now, before } = board[step];
            const last = steps[at - 1];
            const kept = last && board[last].now > 0 ? format.percent(String(Math.round((now / board[last].now) * 1000) / 10)) : '';
            return (
              <Box component="li" key={step} sx={row}>
                {onShow ? (
                  <Box
                    component="button"
                    type="button"
                    onClick={() => onShow(step)}
                    aria-label={t('showRows', { figure: t(step) })}
                    sx={link}
                  >
                    {t(step)}
                  </Box>
                ) : (
                  <span>{t(step)}</span>
                )}
                <Bar share={now / most} mark={before / most} label={t(step)} strength={1 - at * 0.1} />
                <strong>{format.number(now)}</strong>
                <Box component="span" sx={{ color: 'ink.third' }} {...(kept && { title: t('ofStepBefore', { percent: kept }) })}>
                  {kept}
                </Box>
                <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
                  <Change now={now} before={before} />
                </Box>
              </Box>
            );
          })}
        </Box>
        <WeakestStep board={board} steps={steps} />
      </Box>
    </Section>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(96px, 1.2fr) minmax(40px, 2fr) 34px 52px',
    sm: 'minmax(110px, 1.2fr) minmax(40px, 2fr) 34px 52px 68px',
  },
  alignItems: 'center',
  gap: 2,
  '& > :nth-of-type(n + 3)': { textAlign: 'right' },
  '& > strong': { textAlign: 'right' },
} as const;

const link = {
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  [onPhones]: { minHeight: 44 },
} as const;
