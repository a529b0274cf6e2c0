import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../frame/visuallyHidden';
import { lifecycleStrings } from './strings';

/** One state on the way. */
export interface Step {
  label: string;
  /** `stopped` is where it ended early: rejected, deleted. */
  state: 'done' | 'current' | 'coming' | 'stopped';
  /** Who and when, or what is expected: "You, 19 Nov 10:40", "by 2 Dec, 12 days left". */
  note?: ReactNode;
}

/** A life cycle from left to right; from top to bottom on phones. */
export interface StepperProps {
  steps: readonly Step[];
  /** What moves through the states, for screen readers. */
  label?: string;
}

/** Where a record stands: what is done, what is now, what is to come. */
export function Stepper({ steps, label }: StepperProps) {
  const t = useStrings(lifecycleStrings);
  return (
    <Box
      component="ol"
      aria-label={label ?? t('progress')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `repeat(auto-fit, minmax(max(150px, ${(100 / (steps.length + 0.5)).toFixed(2)}%), 1fr))` },
        columnGap: 4,
        rowGap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {steps.map(({ label, state, note }, index) => (
        <Box
          component="li"
          key={label}
          aria-current={state === 'current' ? 'step' : undefined}
          sx={{ display: 'flex', gap: 2.5, minWidth: 0 }}
        >
          <Mark state={state} number={index + 1} />
          <Box sx={{ minWidth: 0, pt: 0.25 }}>
            <Box sx={{ fontWeight: 600, color: state === 'coming' ? 'ink.third' : 'text.primary' }}>
              {label}
              <Box component="span" sx={visuallyHidden}>{`, ${t(state)}`}</Box>
            </Box>
            {note && <Box sx={{ fontSize: '0.78125rem', lineHeight: 1.5, color: 'ink.third', overflowWrap: 'anywhere' }}>{note}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const Mark = ({ state, number }: { state: Step['state']; number: number }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      width: 24,
      height: 24,
      borderRadius: '50%',
      fontSize: 12,
      fontWeight: 650,
      '& svg': { fontSize: 16 },
      ...marks[state],
    }}
  >
    {state === 'done' ? <Check /> : state === 'stopped' ? <Close /> : state === 'current' ? number : null}
  </Box>
);

const marks = {
  done: { color: 'success.contrastText', bgcolor: 'success.main' },
  current: { color: 'accent.onFill', bgcolor: 'accent.fill' },
  coming: { border: 1.5, borderColor: 'line.main' },
  stopped: { color: 'error.contrastText', bgcolor: 'error.main' },
} as const;
