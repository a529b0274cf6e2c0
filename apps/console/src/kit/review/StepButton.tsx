import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { onPhones, visuallyHidden } from '@backlot/ui-kit';
import { KeyHint } from './KeyHint';
import { reviewStrings } from './strings';

interface StepButtonProps {
  to: 'back' | 'skip';
  disabled: boolean;
  onStep: () => void;
}

/** To the row before or after: its word, or an arrow where a phone has no room for words. */
export function StepButton({ to, disabled, onStep }: StepButtonProps) {
  const t = useStrings(reviewStrings);
  const Arrow = to === 'back' ? ChevronLeft : ChevronRight;
  const key = to === 'back' ? 'P' : 'N';
  return (
    <Button color="inherit" disabled={disabled} aria-keyshortcuts={key} onClick={onStep} sx={{ minWidth: 44, px: { xs: 1, sm: 2.5 } }}>
      <Box component="span" sx={{ [onPhones]: visuallyHidden }}>
        {t(to)}
      </Box>
      <KeyHint>{key}</KeyHint>
      <Arrow sx={{ display: 'none', [onPhones]: { display: 'block' } }} />
    </Button>
  );
}
