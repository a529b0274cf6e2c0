import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { limitNumber, type NumberLimits, stepNumber } from './limitNumber';

interface InputProps {
  readonly value: string;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  onBlur(): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface NumberInputProps {
  readonly value: unknown;
  readonly limits: NumberLimits;
  onChange(value: number | null): void;
  onBlur(): void;
  renderInput(input: InputProps): ReactNode;
}

/** Keeps the text as typed while a number is being written, and puts it within its limits when the field is left. */
export function NumberInput({ value, limits, onChange, onBlur, renderInput }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const stored = typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  const isOwn = typed !== undefined && (typed === '' ? stored === '' : Number(typed) === Number(stored));
  return renderInput({
    value: isOwn ? typed : stored,
    onChange: ({ target }) => {
      setTyped(target.value);
      onChange(target.value === '' ? null : Number(target.value));
    },
    onBlur: () => {
      setTyped(undefined);
      if (typeof value === 'number') {
        const limited = limitNumber(value, limits);
        if (limited !== value) onChange(limited);
      }
      onBlur();
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      setTyped(undefined);
      onChange(stepNumber({ value: typeof value === 'number' ? value : 0, direction: event.key === 'ArrowUp' ? 1 : -1, limits }));
    },
  });
}
