import type { Unit } from './readSentences';

/** What the sentences of a text ask. */
export interface Asking {
  /** Positions of the sentences that ask, by a question mark, a word that asks, or one that asks at their beginning or end. */
  sentences: ReadonlySet<number>;
  /** Those of them that ask for a reason: what they say of a thing is meant. */
  reasons: ReadonlySet<number>;
}

/** How many words of address may follow the word that asks: `đẹp không chị ơi`, `bagus gak kak`. */
const addressReach = 3;

/** Finds the sentences that ask. */
export function askingSentences(units: readonly Unit[]): Asking {
  const sentences = new Set<number>();
  const reasons = new Set<number>();
  units.forEach((unit, at) => {
    const isReason = unit.vocabulary.whys.has(unit.segment.word);
    if (isReason) reasons.add(unit.sentence);
    if (unit.isAsked || asks(units, unit, at)) sentences.add(unit.sentence);
  });
  return { sentences, reasons };
}

function asks(units: readonly Unit[], { vocabulary, segment, sentence }: Unit, at: number): boolean {
  if (vocabulary.questions.has(segment.word)) return true;
  const isFirst = units[at - 1]?.sentence !== sentence;
  if (vocabulary.questionStarts.has(segment.word) && isFirst) return true;
  return vocabulary.questionEnds.has(segment.word) && !isFirst && isLast(units, at);
}

function isLast(units: readonly Unit[], at: number): boolean {
  for (let after = at + 1; after <= at + addressReach + 1; after += 1) {
    const unit = units[after];
    if (!unit || unit.sentence !== units[at]?.sentence) return true;
    if (unit.segment.kind !== 'emoji' && !unit.vocabulary.addresses.has(unit.segment.word)) return false;
  }
  return false;
}
