import { withoutMarks } from './learnUnmarked';
import type { Vocabulary } from './vocabulary';

/** The form a written word is counted under: slang spelled out, a drawn-out end drawn in. */
export function wordForm(text: string, vocabulary: Vocabulary): string {
  const alias = vocabulary.aliases.get(text);
  if (alias !== undefined) return alias;
  if (vocabulary.steps.has(text)) return text;
  const drawnIn = text.replace(/(.)\1$/u, '$1');
  // A vowel with its mark is drawn out without it: `quáaa`.
  const [last = '', before = ''] = [...drawnIn].reverse();
  const forms = [drawnIn, ...(before !== last && withoutMarks(before) === last ? [drawnIn.slice(0, -last.length)] : [])];
  for (const form of forms) {
    if (form === text) continue;
    const meant = vocabulary.aliases.get(form) ?? form;
    if (meant !== form || vocabulary.steps.has(form)) return meant;
  }
  return text;
}
