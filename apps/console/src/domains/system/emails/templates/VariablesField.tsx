import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { strings } from '../strings';

/** The names of variables, typed in one line. */
export function VariablesField() {
  const t = useStrings(strings);
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name: 'variables' });
  const { errors } = useFormState();
  const [typed, setTyped] = useState<string>(() => (value as string[]).join(', '));
  const problem = get(errors, 'variables') as { message?: string } | { message?: string }[] | undefined;
  const message = Array.isArray(problem) ? problem.find(Boolean)?.message : problem?.message;
  return (
    <TextField
      inputRef={ref}
      label={t('variables')}
      value={typed}
      fullWidth
      error={Boolean(message)}
      helperText={message ?? t('variablesHint', { example: '{name}' })}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange([...new Set(target.value.split(/[,，\s]+/).filter(Boolean))]);
      }}
    />
  );
}
