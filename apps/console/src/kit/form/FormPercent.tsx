import { PercentField } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

interface FormPercentProps {
  name: string;
  label: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  hint?: ReactNode;
}

/** A percentage of the form around it, a decimal string with at most two decimals. */
export function FormPercent({ name, label, isRequired = false, isDisabled = false, hint }: FormPercentProps) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name });
  return (
    <PercentField
      {...field}
      value={field.value ?? ''}
      inputRef={ref}
      label={label}
      required={isRequired}
      disabled={isDisabled}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}
