import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useStrings } from '@backlot/i18n/react';
import { reviewStrings } from './strings';

interface ReasonChipsProps {
  reasons: readonly string[];
  picked: string | undefined;
  onPick: (reason: string | undefined) => void;
}

/** Usual reasons to choose with one press, or by their numbers; phones ask in the dialog. */
export function ReasonChips({ reasons, picked, onPick }: ReasonChipsProps) {
  const t = useStrings(reviewStrings);
  return (
    <Box
      role="group"
      aria-label={t('usualReasons')}
      sx={{ display: { xs: 'none', md: 'flex' }, flexBasis: '100%', flexWrap: 'wrap', gap: 1.5 }}
    >
      {reasons.map((reason, at) => {
        const isPicked = picked === reason;
        return (
          <Chip
            key={reason}
            clickable
            size="small"
            color={isPicked ? 'error' : 'default'}
            variant={isPicked ? 'filled' : 'outlined'}
            aria-pressed={isPicked}
            aria-keyshortcuts={String(at + 1)}
            label={`${at + 1}  ${reason}`}
            onClick={() => onPick(isPicked ? undefined : reason)}
            sx={{ height: 'auto', minHeight: 28, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        );
      })}
    </Box>
  );
}
