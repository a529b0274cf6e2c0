import { PhoneField } from '@backlot/ui-kit';
import { useController } from 'react-hook-form';

/** A phone number of the six countries, in E.164. */
export function FormPhone({ name, label, isRequired = false }: { name: string; label: string; isRequired?: boolean }) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name });
  return (
    <PhoneField
      {...field}
      value={field.value ?? ''}
      inputRef={ref}
      label={label}
      required={isRequired}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message}
    />
  );
}
