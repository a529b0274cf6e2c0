import type { Vocabulary } from './vocabulary';

/** The form a written word is counted under: slang spelled out, a drawn-out end drawn in. */
export function wordForm(text: string, vocabulary: Vocabulary): string {
  const alias = vocabulary.aliases.get(text);
  if (alias !== undefined) return alias;
  if (vocabulary.steps.has(text) || !/(.)\1$/u.test(text)) return text;
  const drawnIn = text.replace(/(.)\1$/u, '$1');
  const meant = vocabulary.aliases.get(drawnIn) ?? drawnIn;
  return meant !== drawnIn || vocabulary.steps.has(drawnIn) ? meant : text;
}
