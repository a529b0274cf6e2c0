import type { Control, JsonValue } from '../control';
import { extensionOf, withExtension } from '../extension';
import { isJsonObject } from '../json/json';

/** How the value of a field is compared. */
export const comparisons = ['equals', 'differs', 'contains', 'lacks', 'greater', 'at-least', 'less', 'at-most', 'filled', 'empty'] as const;

export type Comparison = (typeof comparisons)[number];

/** One comparison with the value of the field that has a model. */
export interface FieldTest {
  readonly field: string;
  readonly is: Comparison;
  readonly value?: JsonValue;
}

/** When something holds, as data: comparisons joined by all, any and not. */
export type Condition =
  | FieldTest
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** What conditions decide about a control. */
export const effects = ['show', 'require', 'enable'] as const;

export type Effect = (typeof effects)[number];

export type Conditions = { readonly [Name in Effect]?: Condition };

/** The conditions of a control; entries that are no conditions count as absent. */
export function conditionsOf(control: Control): Conditions {
  const stored = extensionOf(control).conditions;
  if (!isJsonObject(stored)) return {};
  return Object.fromEntries(effects.flatMap((effect) => (isCondition(stored[effect]) ? [[effect, stored[effect]]] : [])));
}

/** A copy of a control with one condition set, or taken away by `undefined`. */
export function withCondition(control: Control, effect: Effect, condition: Condition | undefined): Control {
  const { [effect]: _, ...others } = conditionsOf(control);
  const conditions = condition ? { ...others, [effect]: condition } : others;
  return withExtension(control, 'conditions', Object.keys(conditions).length > 0 ? conditions : undefined);
}

export const isFieldTest = (condition: Condition): condition is FieldTest => 'field' in condition;

/** Whether a stored value is a condition, at most 20 levels deep. */
export function isCondition(value: unknown, level = 0): value is Condition {
  if (!isJsonObject(value) || level > 20) return false;
  if (typeof value.field === 'string') return comparisons.includes(value.is as Comparison);
  if (Array.isArray(value.all)) return value.all.every((part) => isCondition(part, level + 1));
  if (Array.isArray(value.any)) return value.any.every((part) => isCondition(part, level + 1));
  return isCondition(value.not, level + 1);
}
