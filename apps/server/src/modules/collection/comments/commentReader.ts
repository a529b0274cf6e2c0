import { type AnalysedComment, type CommentWords, createCommentWords, type Language, method, type OwnWords } from '@backlot/comment-words';
import type { Db } from '../../../db/database';
import { keywordState } from '../../../tables/analysis/keyword';
import { createWordFinder } from './createWordFinder';
import { type LibraryWord, purposes, readLibraries } from './readLibraries';
import { wordKeyOf } from './wordKeyOf';

/** What is read out of a comment, as its row keeps it. */
export interface ReadComment {
  readVersion: number;
  lang: string;
  sentiment: number;
  sentimentScore: number;
  words: string[];
  complaints: string[];
  isQuestion: boolean;
  spam: string[];
  keywordHits: string[];
}

interface Asked {
  content: string;
  webId: number;
  /** The language of the creator's country. */
  hint: Language;
}

const codes = { positive: 1, neutral: 0, negative: -1 } as const;

type CommentReader = (asked: Asked) => ReadComment;

const readers = new Map<string, CommentReader>();
/** Readers that are kept, and comments that each keeps of a channel. */
const mostReaders = 10;
const mostKnown = 5000;

/** Reads comments as libraries are now: the reader is made once for each state of theirs. */
export async function readerNow(db: Db): Promise<CommentReader> {
  const [state] = await db.select({ name: keywordState.name }).from(keywordState);
  const known = state && readers.get(state.name);
  if (known) return known;
  const read = createCommentReader(await readLibraries(db));
  if (state) readers.set(state.name, read);
  const [oldest] = readers.keys();
  if (readers.size > mostReaders && oldest !== undefined) readers.delete(oldest);
  return read;
}

/** Reads comments with the lists and the words of the libraries: the same comment of the same channel gives the same answer. */
export function createCommentReader(words: readonly LibraryWord[]): CommentReader {
  const channels = new Map<number, ReturnType<typeof channelReader>>();
  return ({ webId, ...asked }) => {
    let read = channels.get(webId);
    if (!read) channels.set(webId, (read = channelReader(words.filter(({ scope }) => scope.length === 0 || scope.includes(webId)))));
    return read(asked);
  };
}

function channelReader(words: readonly LibraryWord[]) {
  const of = (...some: number[]) => words.filter(({ purpose }) => some.includes(purpose));
  const reader = wordsWith({
    words: of(purposes.monitor, purposes.sensitive, purposes.dictionary, purposes.sentiment).map(({ word }) => word),
    stopWords: of(purposes.stopWords).map(({ word }) => word),
    feelings: Object.fromEntries(of(purposes.sentiment).map(({ word, weight }) => [word, (weight ?? 0) / 100])),
  });
  const watchedIn = createWordFinder(of(purposes.monitor, purposes.sensitive));
  // The same words come again and again: hearts, thanks, prices.
  const known = new Map<string, AnalysedComment>();
  return ({ content, hint }: Omit<Asked, 'webId'>): ReadComment => {
    const key = `${hint} ${content}`;
    if (known.size > mostKnown) known.clear();
    let read = known.get(key);
    if (!read) known.set(key, (read = reader.analyse(content, { hint })));
    return {
      readVersion: method.version,
      lang: read.language,
      sentiment: codes[read.sentiment],
      sentimentScore: Math.round(read.score * 10_000) / 10_000,
      words: read.words,
      complaints: [...new Set(read.complaints.map(({ kind }) => kind))],
      isQuestion: read.isQuestion,
      spam: read.spam,
      keywordHits: watchedIn(wordKeyOf(content))
        .filter(({ lang }) => lang === null || lang === read.language)
        .map(({ id }) => id),
    };
  };
}

const learned = new Map<string, CommentWords>();
/** Own words that are kept learned: those of each channel, and no others for long. */
const mostLearned = 20;

/** Learning own words takes longer than reading a page of comments, and libraries change seldom. Channels come in turn. */
function wordsWith(own: OwnWords): CommentWords {
  const key = JSON.stringify(own);
  const words = learned.get(key) ?? createCommentWords(own);
  learned.delete(key);
  learned.set(key, words);
  const [oldest] = learned.keys();
  if (learned.size > mostLearned && oldest !== undefined) learned.delete(oldest);
  return words;
}
