import type { FieldState } from './Scope';

/** Whether nothing that a field shows differs. */
export function isSameState(one: FieldState, other: FieldState): boolean {
  return (Object.keys(one) as (keyof FieldState)[]).every((name) => Object.is(one[name], other[name]));
}
