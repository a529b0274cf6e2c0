import { DateField } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

interface FormDayProps {
  name: string;
  label: string;
  isRequired?: boolean;
  hint?: ReactNode;
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  max?: string;
}

/** A day of the form around it, `YYYY-MM-DD`. */
export function FormDay({ name, label, isRequired = false, hint, max }: FormDayProps) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name });
  return (
    <DateField
      {...field}
      value={field.value ?? ''}
      inputRef={ref}
      label={label}
      max={max}
      required={isRequired}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}
