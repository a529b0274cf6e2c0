import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { reviewStrings } from './strings';

interface OwnWordsProps {
  value: string;
  onChange: (words: string) => void;
  onReject: () => void;
}

/** Why, in own words, beside or instead of a usual reason: Enter rejects, Escape gives the keys back to the queue. */
export function OwnWords({ value, onChange, onReject }: OwnWordsProps) {
  const t = useStrings(reviewStrings);
  return (
    <TextField
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onReject();
        if (event.key === 'Escape') (event.target as HTMLElement).blur();
      }}
      placeholder={t('ownWords')}
      slotProps={{ htmlInput: { 'aria-label': t('ownWords'), maxLength: 400 } }}
      sx={{ display: { xs: 'none', md: 'inline-flex' }, flex: '1 1 160px', maxWidth: 400 }}
    />
  );
}
