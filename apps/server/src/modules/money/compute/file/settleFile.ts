import type { Month } from '../settleMonth';
import { presentStatements } from './presentStatements';
import { Problems, sentenceAt } from './problems';
import { readMonth } from './readMonth';

/** One month, or a list of months, as JSON text → its statements, or theirs in the same order. Throws `Problems` (MF3). */
export function settleFile(text: string): unknown[] {
  const value = parse(text);
  return Array.isArray(value) ? readAll(value).map(presentStatements) : presentStatements(readMonth(value));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Problems([sentenceAt([], `this is no JSON (${error instanceof Error ? error.message : String(error)})`)]);
  }
}

/** Reads every month before any is settled, so that all problems are told at once. */
function readAll(values: readonly unknown[]): Month[] {
  const sentences: string[] = [];
  const months = values.flatMap((value, index) => {
    try {
      return readMonth(value, [index]);
    } catch (error) {
      if (!(error instanceof Problems)) throw error;
      sentences.push(...error.sentences);
      return [];
    }
  });
  if (sentences.length) throw new Problems(sentences);
  return months;
}
