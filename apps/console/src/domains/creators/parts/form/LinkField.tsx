import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { useController } from 'react-hook-form';
import { creatorStrings } from '../strings';

/** The home page link of a creator: what is typed decides the channel, Enter tests it. */
export function LinkField({ onTyped, onEnter }: { onTyped: (text: string) => void; onEnter: () => void }) {
  const t = useStrings(creatorStrings);
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name: 'homePageLink' });
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      inputRef={ref}
      onChange={(event) => {
        field.onChange(event);
        onTyped(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
      label={t('homePageLink')}
      required
      fullWidth
      autoComplete="off"
      placeholder="https://"
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? t('linkHint')}
      slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false } }}
    />
  );
}
