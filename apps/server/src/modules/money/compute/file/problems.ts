import type { z } from 'zod';

/** Why a file is refused: one sentence that names the place. */
export class Problems extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

type Path = readonly PropertyKey[];

/** `placeOf(['orders', 0, 'payAmount'])` is `orders[0].payAmount`. */
export const placeOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** `sentenceAt(['orders', 0], 'this is wrong')` is `orders[0]: this is wrong.` */
export const sentenceAt = (path: Path, text: string): string => `${placeOf(path) || 'the input'}: ${text}.`;

/** What zod found, a sentence each; an unknown key is named by its own place. */
export const sentencesOf = ({ issues }: z.core.$ZodError, at: Path): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => sentenceAt([...at, ...issue.path, key], 'this key is not known'))
      : [sentenceAt([...at, ...issue.path], lowered(issue.message))],
  );

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
