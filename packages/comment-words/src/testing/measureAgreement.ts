import { createCommentWords } from '../createCommentWords';
import type { Language } from '../Language';
import { type LabelledComment, labelledComments, unseenComments } from './labelledComments';

/** Shares from 0 to 1 of the comments on which lists and reader say the same. */
export interface Agreement {
  comments: number;
  sentiment: number;
  /** Praise read as blame, or the other way round: worse than not seeing it. */
  reversed: number;
  language: number;
  question: number;
  complaint: number;
  spam: number;
}

const { analyse } = createCommentWords();

const opposites = { 'positive negative': true, 'negative positive': true };

/** The comments the lists are tuned on, those held out of that, and those written after the lists. */
export const parts = ['tuned', 'held out', 'unseen'] as const;
export type Part = (typeof parts)[number];

const commentsOf = (language: Language, part: Part) =>
  part === 'unseen' ? unseenComments(language) : labelledComments(language).filter(({ isHeldOut }) => isHeldOut === (part === 'held out'));

/** Agreement over one part of a language's comments, the language detected without a hint. */
export function measureAgreement(language: Language, part: Part): Agreement {
  const comments = commentsOf(language, part);
  const share = (agrees: (comment: LabelledComment, read: ReturnType<typeof analyse>) => boolean) =>
    comments.filter((comment) => agrees(comment, analyse(comment.text))).length / comments.length;
  return {
    comments: comments.length,
    sentiment: share((comment, read) => read.sentiment === comment.sentiment),
    reversed: share((comment, read) => `${comment.sentiment} ${read.sentiment}` in opposites),
    language: share((_, read) => read.language === language),
    question: share((comment, read) => read.isQuestion === comment.isQuestion),
    complaint: share((comment, read) => read.complaints.length > 0 === comment.isComplaint),
    spam: share((comment, read) => read.spam.length > 0 === comment.isSpam),
  };
}
