import { useState } from 'react';
import { useController } from 'react-hook-form';
import { type PickChoice, PickField, type PickSource } from './PickField';

interface FormPickProps {
  name: string;
  label: string;
  source: PickSource;
  /** What the form starts with, so that its name is known. */
  chosen?: PickChoice | undefined;
  onPicked?: (choice: PickChoice | null) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  hint?: string | undefined;
}

/** A record picked into the form around it by its id. */
export function FormPick({ name, label, source, chosen, onPicked, isRequired = false, isDisabled = false, hint }: FormPickProps) {
  const { field, fieldState } = useController({ name });
  const [known, setKnown] = useState<PickChoice | null>(chosen ?? null);
  const pick = (choice: PickChoice | null) => {
    setKnown(choice);
    field.onChange(choice?.id ?? '');
    onPicked?.(choice);
  };
  return (
    <PickField
      label={label}
      source={source}
      value={known?.id === field.value ? known : null}
      onChange={pick}
      onBlur={field.onBlur}
      inputRef={field.ref}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(fieldState.error)}
      hint={fieldState.error?.message ?? hint}
    />
  );
}
