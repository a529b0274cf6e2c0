import type { Control } from './control';
import { isJsonObject } from './json/json';

/** The label as text: older generations and forks store other kinds. */
export function labelOf(control: Control): string {
  const label: unknown = control.label ?? control.name;
  return typeof label === 'string' ? label : typeof label === 'number' ? String(label) : '';
}

/** The stored message of the required rule, and whether it is in force. */
export function requiredRuleOf(control: Control): { isRequired: boolean; message: string } {
  const rule: unknown = Array.isArray(control.rules) ? control.rules[0] : undefined;
  if (!isJsonObject(rule)) return { isRequired: false, message: '' };
  return { isRequired: rule.required === true, message: typeof rule.message === 'string' ? rule.message : '' };
}

/** The pattern rules: every entry of `rules` that has a pattern. */
export function patternRulesOf(control: Control): readonly { pattern: string; message: string }[] {
  if (!Array.isArray(control.rules)) return [];
  return control.rules.flatMap((rule: unknown) =>
    isJsonObject(rule) && typeof rule.pattern === 'string' && rule.pattern !== ''
      ? [{ pattern: rule.pattern, message: typeof rule.message === 'string' ? rule.message : '' }]
      : [],
  );
}
