import { type DateInput, missingText } from '@backlot/i18n';
import { useFormat } from '@backlot/i18n/react';

export interface TimeTextProps {
  /** A moment of the wire or a Date. */
  value: DateInput;
  /** What is written when there is none; a dash by default. */
  none?: string;
  /** Now, where it is not the clock's. */
  now?: Date | number;
  /** To the second and with the zone, where there is room. */
  isExact?: boolean;
}

/** A moment in a list: short, relative within a week, exact with the zone on hover. Wrapped inside only where it is exact. */
export function TimeText({ value, none = missingText, now, isExact = false }: TimeTextProps) {
  const format = useFormat();
  if (value === null || value === undefined || value === '') return none;
  return (
    <time title={format.exact(value)} style={isExact ? undefined : { whiteSpace: 'nowrap' }}>
      {isExact ? format.exact(value) : format.when(value, now)}
    </time>
  );
}
