import type { Segment } from './Segment';
import type { Vocabulary } from './vocabulary';

/** A word on its way to a judgement: what stands around it inside its clause. */
export interface Unit {
  segment: Segment;
  vocabulary: Vocabulary;
  /** Position of its clause in the text; a negation does not reach into another clause. */
  clause: number;
  /** Whether a "but" comes after it: then it is not the point. */
  isConceded: boolean;
  /** Position of its sentence in the text. */
  sentence: number;
  /** Whether a question mark ends its sentence. */
  isAsked: boolean;
}

const endOfSentence = /[.!?。…]/u;
const endOfClause = /[,;:()、~"“”|/+]/u;

/** The words and emoji of a text with their sentences and clauses. Thai parts clauses by spaces. */
export function readSentences(segments: readonly Segment[], vocabularyOf: (language: Segment['language']) => Vocabulary): Unit[] {
  const units: Unit[] = [];
  let clause = 0;
  let sentence = 0;
  let conceded = 0;
  for (const segment of segments) {
    if (segment.kind === 'mark' && endOfSentence.test(segment.text)) {
      if (segment.text === '?') markAsked(units, sentence);
      sentence += 1;
      clause += 1;
      conceded = units.length;
    } else if (segment.kind === 'mark' && endOfClause.test(segment.text)) clause += 1;
    else if (segment.kind === 'space' && units.at(-1)?.segment.language === 'th') clause += 1;
    if (segment.kind === 'mark' || segment.kind === 'space') continue;
    const vocabulary = vocabularyOf(segment.language);
    if (vocabulary.contrasts.has(segment.word) && !vocabulary.feelings.has(segment.word)) {
      clause += 1;
      for (let at = conceded; at < units.length; at += 1) (units[at] as Unit).isConceded = true;
      conceded = units.length;
    }
    units.push({ segment, vocabulary, clause, isConceded: false, sentence, isAsked: false });
  }
  return units;
}

function markAsked(units: Unit[], sentence: number): void {
  for (let at = units.length - 1; at >= 0 && units[at]?.sentence === sentence; at -= 1) (units[at] as Unit).isAsked = true;
}
