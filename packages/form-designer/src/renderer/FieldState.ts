import type { AnyControlDefinition } from '../controls/defineControl';
import type { Control } from '../document/control';
import type { Row } from './rows';

/** What a field shows; the same object until something of it changes. */
export interface FieldState {
  readonly control: Control;
  readonly definition: AnyControlDefinition | undefined;
  readonly value: unknown;
  readonly rows: readonly Row[];
  readonly error: string | undefined;
  readonly isShown: boolean;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly openColumn: number;
}

/** Whether nothing that a field shows differs. */
export function isSameState(one: FieldState, other: FieldState): boolean {
  return (Object.keys(one) as (keyof FieldState)[]).every((name) => Object.is(one[name], other[name]));
}
