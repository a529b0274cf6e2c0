import { DictSelect } from '@backlot/dictionary/react';
import { useController } from 'react-hook-form';

interface FormDictProps {
  name: string;
  label: string;
  /** Dictionary type. */
  type: string;
  isMultiple?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Codes are numbers on the wire. */
  isNumeric?: boolean;
  hint?: string | undefined;
}

/** A dictionary value of the form around it, or several, found by typing. */
export function FormDict({
  name,
  label,
  type,
  isMultiple = false,
  isRequired = false,
  isDisabled = false,
  isNumeric = false,
  hint,
}: FormDictProps) {
  const { field, fieldState } = useController({ name });
  const common = {
    type,
    label,
    name,
    required: isRequired,
    disabled: isDisabled,
    error: Boolean(fieldState.error),
    helperText: fieldState.error?.message ?? hint,
    onBlur: field.onBlur,
    inputRef: field.ref,
  };
  if (isMultiple) {
    const codes: string[] = (field.value ?? []).map(String);
    return <DictSelect {...common} multiple value={codes} onChange={(chosen) => field.onChange(isNumeric ? chosen.map(Number) : chosen)} />;
  }
  return (
    <DictSelect
      {...common}
      value={field.value ?? null}
      onChange={(code) => field.onChange(code === null ? undefined : isNumeric ? Number(code) : code)}
    />
  );
}
