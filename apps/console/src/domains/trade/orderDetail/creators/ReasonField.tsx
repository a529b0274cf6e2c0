import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { recommendReasons } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useReasons } from '../../../../kit/review/useReasons';
import { strings } from '../strings';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Instead of the usual words. */
  label?: string;
  /** Takes the focus when it comes up. */
  hasFocus?: boolean;
}

/** Why a creator is recommended: usual reasons to click together, or own words (spec section 5: recommendation reason). */
export function ReasonField({ value, onChange, label, hasFocus = true }: ReasonFieldProps) {
  const t = useStrings(strings);
  const usual = useReasons(recommendReasons);
  const add = (reason: string) => onChange([value.trim(), reason].filter(Boolean).join('; ').slice(0, 500));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        autoFocus={hasFocus}
        required
        multiline
        minRows={2}
        label={label ?? t('reason')}
        placeholder={t('reasonPlaceholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box role="group" aria-label={t('usual')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {usual
          .filter((reason) => !value.includes(reason))
          .map((reason) => (
            <Chip key={reason} size="small" variant="outlined" clickable label={reason} onClick={() => add(reason)} />
          ))}
      </Box>
    </Box>
  );
}
