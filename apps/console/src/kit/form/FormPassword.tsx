import { PasswordField } from '@backlot/ui-kit';
import { useController } from 'react-hook-form';

/** A new password in the form around it. What was typed can be shown: it is not typed twice. */
export function FormPassword({ name, label, hint }: { name: string; label: string; hint: string }) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name });
  return (
    <PasswordField
      {...field}
      value={field.value ?? ''}
      inputRef={ref}
      label={label}
      autoComplete="new-password"
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}
