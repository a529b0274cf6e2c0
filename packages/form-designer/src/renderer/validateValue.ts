import { type Locale, translator } from '@backlot/i18n';
import type { AnyControlDefinition } from '../controls/defineControl';
import { requiredMessage } from '../document/parse/blueprint';
import type { Control } from '../document/control';
import { patternRulesOf, requiredRuleOf } from '../document/controlText';
import { isEngineMissing, matchesPattern } from './patternEngine';
import { rendererStrings } from './strings';

/** What a value is checked against. `control` has its texts in the language in force. */
export interface ValueCheck {
  readonly control: Control;
  readonly definition: AnyControlDefinition;
  readonly value: unknown;
  readonly isRequired: boolean;
  readonly locale: Locale;
}

/** The message of the first rule that a value breaks: required, the type's own rule, patterns. */
export function validateValue({ control, definition, value, isRequired, locale }: ValueCheck): string | undefined {
  if (isMissing(value)) return isRequired ? requiredText(control, locale) : undefined;
  const own = definition.validate?.({ value, options: definition.options(control), locale });
  if (own !== undefined) return own;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const patterns = patternRulesOf(control);
  if (patterns.length > 0 && isEngineMissing()) return translator(rendererStrings, locale)('unchecked');
  return patterns.find(({ pattern }) => matchesPattern(pattern, String(value)) === false)?.message;
}

/** Whether nothing was filled in. Unlike conditions, off and 0 are answers here, as in the original. */
export function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((entry) => entry === '' || entry === null || entry === undefined);
  return value === undefined || value === null || value === '';
}

/** The stored message; the untouched default is told in the language in force. */
function requiredText(control: Control, locale: Locale): string {
  const { message } = requiredRuleOf(control);
  return message !== '' && message !== requiredMessage ? message : translator(rendererStrings, locale)('required');
}
