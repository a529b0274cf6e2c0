import type { Currency } from '@backlot/i18n';
import { MoneyField } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';

interface FormMoneyProps {
  name: string;
  label: string;
  currency: Currency;
  isRequired?: boolean;
  isDisabled?: boolean;
  hint?: ReactNode;
}

/** An amount of the form around it, an exact decimal string in one currency. */
export function FormMoney({ name, label, currency, isRequired = false, isDisabled = false, hint }: FormMoneyProps) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ name });
  return (
    <MoneyField
      {...field}
      value={field.value ?? ''}
      inputRef={ref}
      label={label}
      currency={currency}
      required={isRequired}
      disabled={isDisabled}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
    />
  );
}
