import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStrings } from '@backlot/i18n/react';
import { visuallyHidden } from '../frame/visuallyHidden';
import { phones } from '../theme/tokens/touch';
import type { Step } from './Step';
import { StepsInBrief } from './StepsInBrief';
import { lifecycleStrings } from './strings';

/** A life cycle from left to right; on phones in brief, and from top to bottom when all steps are asked for. */
export interface StepperProps {
  steps: readonly Step[];
  /** What moves through the states, for screen readers. */
  label?: string;
}

/** More steps than a phone shows above what there is to do. */
const mostOnPhones = 3;

/** Where a record stands: what is done, what is now, what is to come. */
export function Stepper({ steps, label }: StepperProps) {
  const t = useStrings(lifecycleStrings);
  const isPhone = useMediaQuery(phones);
  const name = label ?? t('progress');
  const list = <Steps steps={steps} label={name} />;
  if (!isPhone || steps.length <= mostOnPhones) return list;
  return (
    <StepsInBrief steps={steps} label={name}>
      {list}
    </StepsInBrief>
  );
}

function Steps({ steps, label: name }: { steps: readonly Step[]; label: string }) {
  const t = useStrings(lifecycleStrings);
  return (
    <Box
      component="ol"
      aria-label={name}
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
