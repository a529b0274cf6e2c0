import type { Language } from '../Language';
import { en } from './labelled/en';
import { fil } from './labelled/fil';
import { id } from './labelled/id';
import { ms } from './labelled/ms';
import { th } from './labelled/th';
import { vi } from './labelled/vi';
import { zh } from './labelled/zh';
import { en as unseenEn } from './unseen/en';
import { fil as unseenFil } from './unseen/fil';
import { id as unseenId } from './unseen/id';
import { ms as unseenMs } from './unseen/ms';
import { th as unseenTh } from './unseen/th';
import { vi as unseenVi } from './unseen/vi';
import { zh as unseenZh } from './unseen/zh';

/** A comment and what a reader calls it. The sets are written by us; the word lists came after them. */
export interface LabelledComment {
  text: string;
  sentiment: 'positive' | 'neutral' | 'negative';
  isQuestion: boolean;
  isComplaint: boolean;
  isSpam: boolean;
  /** Held out comments are only counted: nobody reads their misses while the lists are tuned. */
  isHeldOut: boolean;
}

const sets: Record<Language, string> = { zh, en, vi, th, id, ms, fil };
const unseen: Record<Language, string> = {
  zh: unseenZh,
  en: unseenEn,
  vi: unseenVi,
  th: unseenTh,
  id: unseenId,
  ms: unseenMs,
  fil: unseenFil,
};
const sentiments = { '+': 'positive', '0': 'neutral', '-': 'negative' } as const;

/** The labelled comments of a language, one a line: `-c text`, where + 0 - is the sentiment, c complaint, q question, s spam. */
export const labelledComments = (language: Language): LabelledComment[] => read(sets[language]);

/** Comments about other things, written after the word lists; the lists were not changed for any of them. */
export const unseenComments = (language: Language): LabelledComment[] => read(unseen[language]);

const read = (lines: string) => lines.trim().split('\n').map(parseLine);

function parseLine(line: string): LabelledComment {
  const [, sign, marks, text] = /^([+0-])([cqs]*) (.+)$/.exec(line) ?? [];
  if (!sign || marks === undefined || !text) throw new Error(`Not a labelled comment: ${line}`);
  return {
    text,
    sentiment: sentiments[sign as '+' | '0' | '-'],
    isQuestion: marks.includes('q'),
    isComplaint: marks.includes('c'),
    isSpam: marks.includes('s'),
    isHeldOut: hashOf(text) % 2 === 1,
  };
}

/** FNV-1a with a last stir, so that the two halves do not depend on the order of the lines. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 12) & 0xffff;
}
