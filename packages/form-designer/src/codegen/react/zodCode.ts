import { patternRulesOf, requiredRuleOf } from '../../document/controlText';
import type { Control } from '../../document/control';
import { literal } from './jsx';

/** The zod schema of a text field: required and pattern rules with their messages. */
export function textSchema(control: Control, limit?: number | null): string {
  const { isRequired, message } = requiredRuleOf(control);
  const most = limit === null || limit === undefined ? '' : `.max(${limit})`;
  const patterns = patternRulesOf(control).map((rule) => {
    const matches = `.regex(new RegExp(${literal(rule.pattern)}), ${literal(rule.message)})`;
    return matches;
  });
  const text = `z.string()${isRequired ? `.min(1, ${literal(message)})` : ''}${most}${patterns.join('')}`;
  return !isRequired && patterns.length > 0 ? `${text}.or(z.literal(''))` : text;
}

/** The schema of a list: at least one entry when required. */
export function listSchema(control: Control, entry = 'z.string()'): string {
  const { isRequired, message } = requiredRuleOf(control);
  return `z.array(${entry})${isRequired ? `.min(1, ${literal(message)})` : ''}`;
}

/** The schema of a number; an empty field is null. */
export function numberSchema(control: Control, { min, max }: { min?: number | null; max?: number | null } = {}): string {
  const { isRequired, message } = requiredRuleOf(control);
  const limits = [
    ...(min === null || min === undefined ? [] : [`.min(${min})`]),
    ...(max === null || max === undefined ? [] : [`.max(${max})`]),
  ].join('');
  return isRequired ? `z.number(${literal(message)})${limits}` : `z.number()${limits}.nullable()`;
}
