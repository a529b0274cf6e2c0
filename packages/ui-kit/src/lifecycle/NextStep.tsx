import Box from '@mui/material/Box';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens/tones';
import { lifecycleStrings } from './strings';

/** What this person does next. */
export interface NextStepProps {
  /** One sentence: what happened and what to do. */
  children: ReactNode;
  /** `warn` when it waits for this person, `info` when it waits for somebody else, `ok` when all is done. */
  tone?: Exclude<Tone, 'neutral'>;
  /** Instead of "Next for you:"; empty for none. */
  lead?: string;
  /** The button that does it. */
  action?: ReactNode;
}

/** The sentence under a life cycle that says what this person does next. */
export function NextStep({ children, tone = 'warn', lead, action }: NextStepProps) {
  const t = useStrings(lifecycleStrings);
  const opening = lead ?? (tone === 'warn' ? t('nextForYou') : '');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 3.5,
        py: 2.75,
        borderRadius: 1,
        fontWeight: 500,
        color: `tone.${tone}.ink`,
        bgcolor: `tone.${tone}.soft`,
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {opening && <strong>{`${opening} `}</strong>}
        {children}
      </Box>
      {action}
    </Box>
  );
}
