import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { type PickChoice, PickField, type PickSource } from './PickField';

interface FormPickProps {
  name: string;
  label: string;
  source: PickSource;
  /** What the form starts with, so that its name is known. */
  chosen?: PickChoice | undefined;
  /** Hears what is picked, and what was picked before once it is known. */
  onKnown?: (choice: PickChoice | null) => void;
  onPicked?: (choice: PickChoice | null) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  hint?: string | undefined;
}

/** A record picked into the form around it by its id. */
export function FormPick({ name, label, source, chosen, onKnown, onPicked, isRequired = false, isDisabled = false, hint }: FormPickProps) {
  const { field, fieldState } = useController({ name });
  const [picked, setPicked] = useState<PickChoice | null>(chosen ?? null);
  const id: string = field.value ?? '';
  const { one } = source;
  const isUnknown = id !== '' && picked?.id !== id && one !== undefined;
  const looked = useQuery({
    queryKey: ['picked', ...source.key, id],
    queryFn: ({ signal }) => one?.(id, signal) ?? null,
    enabled: isUnknown,
  });
  const known = picked?.id === id ? picked : isUnknown ? (looked.data ?? null) : null;
  const tell = useEffectEvent((choice: PickChoice | null) => onKnown?.(choice));
  useEffect(() => tell(known), [known]);
  const pick = (choice: PickChoice | null) => {
    setPicked(choice);
    field.onChange(choice?.id ?? '');
    onPicked?.(choice);
  };
  return (
    <PickField
      label={label}
      source={source}
      value={known}
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
