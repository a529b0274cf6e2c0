import { type AnalysedComment, createCommentWords } from './createCommentWords';
import type { Language } from './Language';

const shared = createCommentWords();

/**
 * Reads one comment with the lists of this package: language, words, sentiment, complaints, question, signs of spam.
 *
 * @example analyseComment('ของปลอม ใช้แล้วหน้าแพ้').complaints // [{ word: 'ของปลอม', kind: 'fake' }, { word: 'หน้าแพ้', kind: 'health' }]
 */
export const analyseComment = (text: string, options?: { hint?: Language }): AnalysedComment => shared.analyse(text, options);
