import { type Condition, type FieldTest, isFieldTest } from './conditions';
import type { JsonValue } from '../control';

/** The value of the field with a model; nothing for a hidden field. */
export type ValueOf = (model: string) => unknown;

/** Whether a condition holds for the values of a form. */
export function evaluateCondition(condition: Condition, valueOf: ValueOf): boolean {
  if (isFieldTest(condition)) return evaluateTest(condition, valueOf(condition.field));
  if ('all' in condition) return condition.all.every((part) => evaluateCondition(part, valueOf));
  if ('any' in condition) return condition.any.length === 0 || condition.any.some((part) => evaluateCondition(part, valueOf));
  return !evaluateCondition(condition.not, valueOf);
}

function evaluateTest({ is, value: wanted = null }: FieldTest, value: unknown): boolean {
  switch (is) {
    case 'equals':
      return isSame(value, wanted);
    case 'differs':
      return !isSame(value, wanted);
    case 'contains':
      return contains(value, wanted);
    case 'lacks':
      return !contains(value, wanted);
    case 'filled':
      return !isEmpty(value);
    case 'empty':
      return isEmpty(value);
    default:
      return isOrdered(is, value, wanted);
  }
}

/** Whether a field counts as not filled in: nothing, empty text, no entries, a switch that is off. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

function isSame(value: unknown, wanted: JsonValue): boolean {
  if (Array.isArray(value) || Array.isArray(wanted)) {
    if (!Array.isArray(value) || !Array.isArray(wanted)) return false;
    return value.length === wanted.length && value.every((entry, index) => isSame(entry, wanted[index] ?? null));
  }
  if (typeof value === 'boolean' || typeof wanted === 'boolean') return String(value ?? false) === String(wanted ?? false);
  return (value ?? '') === (wanted ?? '') || (isNumeric(value) && isNumeric(wanted) && Number(value) === Number(wanted));
}

function contains(value: unknown, wanted: JsonValue): boolean {
  if (Array.isArray(value)) return value.some((entry) => isSame(entry, wanted));
  return typeof value === 'string' && value.includes(String(wanted));
}

function isOrdered(is: 'greater' | 'at-least' | 'less' | 'at-most', value: unknown, wanted: JsonValue): boolean {
  const order = compare(value, wanted);
  if (order === undefined) return false;
  if (is === 'greater') return order > 0;
  if (is === 'at-least') return order >= 0;
  if (is === 'less') return order < 0;
  return order <= 0;
}

function compare(value: unknown, wanted: JsonValue): number | undefined {
  if (isNumeric(value) && isNumeric(wanted)) return Number(value) - Number(wanted);
  if (typeof value !== 'string' || typeof wanted !== 'string' || value === '' || wanted === '') return undefined;
  if (value === wanted) return 0;
  return value < wanted ? -1 : 1;
}

const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)));
