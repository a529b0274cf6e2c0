import type { Asking } from './askingSentences';
import type { Unit } from './readSentences';
import { isNegated } from './sentimentOf';
import type { ComplaintKind } from './vocabulary';

/** A word that warns, whatever the score of the comment is (metrics 5.7, step 6). */
export interface Complaint {
  word: string;
  kind: ComplaintKind;
}

/** Asking how to send something back, or when it comes, is not a complaint. */
const harmlessInQuestions: readonly ComplaintKind[] = ['refund', 'late'];
/** "Not refunded" and "never answered" complain as much as the word itself; "not fake" does not. */
const worseWhenNegated: readonly ComplaintKind[] = ['refund', 'service'];

/** The complaints of a text in their order. */
export function complaintsIn(units: readonly Unit[], { sentences, reasons }: Asking): Complaint[] {
  return units.flatMap(({ vocabulary, segment: { word }, sentence }, at) => {
    const kind = vocabulary.complaints.get(word);
    if (kind === undefined) return [];
    if (sentences.has(sentence) && !reasons.has(sentence) && harmlessInQuestions.includes(kind)) return [];
    return isNegated(units, at) && !worseWhenNegated.includes(kind) ? [] : [{ word, kind }];
  });
}
