import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { type ReactNode, useId, useState } from 'react';
import type { Step } from './Step';
import { lifecycleStrings } from './strings';

interface StepsInBriefProps {
  steps: readonly Step[];
  label: string;
  /** Every step, once they are asked for. */
  children: ReactNode;
}

/** A life cycle in three lines: where it stands, how far that is, and what comes then. */
export function StepsInBrief({ steps, label, children }: StepsInBriefProps) {
  const t = useStrings(lifecycleStrings);
  const all = useId();
  const [isOpen, setOpen] = useState(false);
  const at = whereOf(steps);
  const now = steps[at];
  const next = steps.slice(at + 1).find(({ state }) => state === 'coming');
  return (
    <Box component="section" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
        <Box component="strong" sx={{ minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
          {t('stepOf', { at: at + 1, of: steps.length, label: now?.label ?? '' })}
        </Box>
        <Button
          size="small"
          variant="text"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': all })}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          sx={{ flex: 'none', mr: -2, my: -1, color: 'text.secondary' }}
          onClick={() => setOpen(!isOpen)}
        >
          {t('allSteps')}
        </Button>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 1 }}>
        {steps.map(({ label: name, state }) => (
          <Box key={name} sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: colors[state] }} />
        ))}
      </Box>
      {(now?.note || next) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 3,
            fontSize: '0.78125rem',
            color: 'ink.third',
          }}
        >
          <span>{now?.note}</span>
          {next && <span>{t('next', { label: next.label })}</span>}
        </Box>
      )}
      {isOpen && (
        <Box id={all} sx={{ pt: 2 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

/** The step that is now, or where it ended. */
function whereOf(steps: readonly Step[]): number {
  const here = steps.findIndex(({ state }) => state === 'current' || state === 'stopped');
  return here >= 0
    ? here
    : Math.max(
        0,
        steps.findLastIndex(({ state }) => state === 'done'),
      );
}

const colors = { done: 'success.main', current: 'accent.fill', coming: 'line.main', stopped: 'error.main' } as const;
