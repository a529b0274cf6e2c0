import Box from '@mui/material/Box';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { strings } from '../strings';

/** As areas (look, second wave): positive, neutral, negative. */
const colors = {
  positive: ['#14968a', '#37bfae'],
  neutral: ['#c6cfdb', '#4a5a72'],
  negative: ['#dd5a4f', '#f2807a'],
} as const;
const parts = ['positive', 'neutral', 'negative'] as const;

interface ShareBarProps {
  shares: Record<(typeof parts)[number], number>;
  /** Only a share that raised a warning is red. */
  isWarned: boolean;
}

/** Sentiment as a bar between its two percentages. */
export function ShareBar({ shares, isWarned }: ShareBarProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const total = shares.positive + shares.neutral + shares.negative;
  if (total === 0) return <span>–</span>;
  const percent = (part: (typeof parts)[number]) => format.percent(String(Math.round((shares[part] / total) * 100)));
  return (
    <Box
      role="img"
      aria-label={t('shares', { positive: percent('positive'), neutral: percent('neutral'), negative: percent('negative') })}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontVariantNumeric: 'tabular-nums', minWidth: 0 }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, width: 36, textAlign: 'end', color: 'text.secondary' }}>
        {percent('positive')}
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: '2px', flex: 1, minWidth: 56, height: 6 }}>
        {parts
          .filter((part) => shares[part] > 0)
          .map((part) => (
            <Box
              key={part}
              sx={(theme) => ({
                flexGrow: shares[part],
                borderRadius: 1,
                bgcolor: colors[part][0],
                ...theme.applyStyles('dark', { bgcolor: colors[part][1] }),
              })}
            />
          ))}
      </Box>
      <Box
        component="span"
        sx={{
          width: 36,
          textAlign: { xs: 'end', sm: 'start' },
          ...(isWarned ? { color: 'tone.bad.ink', fontWeight: 600 } : { color: 'text.secondary' }),
        }}
      >
        {percent('negative')}
      </Box>
    </Box>
  );
}
