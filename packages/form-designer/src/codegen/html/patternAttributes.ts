import type { Control } from '../../document/control';
import { patternRulesOf } from '../../document/controlText';
import type { Attributes } from '../element';

const withPattern = new Set(['text', 'search', 'url', 'tel', 'email', 'password']);

/**
 * The pattern rules of a text field as browsers check them. An attribute has to fit the whole text, a rule only some of
 * it. A rule that browsers do not read in an attribute is left out; the attribute speaks for all others.
 */
export function patternAttributes(control: Control, type: string): Attributes {
  if (!withPattern.has(type)) return {};
  const rules = patternRulesOf(control).filter(({ pattern }) => isReadable(pattern));
  const [first] = rules;
  if (!first) return {};
  const title = rules
    .map(({ message }) => message)
    .filter(Boolean)
    .join(' ');
  return {
    pattern: rules.length === 1 ? wholeText(first.pattern) : `${rules.map(({ pattern }) => `(?=${somewhere(pattern)})`).join('')}[^]*`,
    title,
  };
}

const somewhere = (pattern: string): string => `[^]*?(?:${pattern})`;

/** A pattern with both anchors fits the whole text as it is. */
const wholeText = (pattern: string): string => (/^\^[^|]*[^\\|]\$$/s.test(pattern) ? pattern : `${somewhere(pattern)}[^]*`);

/** Browsers read the attribute with the flag `v`, which refuses some patterns. */
function isReadable(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${somewhere(pattern)})$`, 'v') instanceof RegExp;
  } catch {
    return false;
  }
}
