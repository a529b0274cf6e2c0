import { createCommentWords } from '@backlot/comment-words';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { containsIndexed } from '../../../db/list/containsIndexed';
import { firstOf } from '../../../db/list/countRows';
import { comments, commentVocabulary } from '../../../tables/collection/comment';
import type { Reader } from './Reader';

interface Search {
  term: string;
  /** What is asked for besides. */
  among: SQL | undefined;
  viewer: Reader;
}

/** Among so many comments a term is looked for letter by letter, in what was said and in names. */
const readUpTo = 5000;
/** Words that hold what was typed, so many at most: the shortest, which are nearest to it. */
const mostWords = 200;

/**
 * SQL: comments that hold a term. Among very many, those of which a word holds the longest word of the term are found by the index of
 * words, and whole names of authors by theirs: `an` of `bank` is found, a number or a stop word in an old comment of a busy channel is not.
 */
export async function searchedFor(db: Db, { term, among, viewer }: Search): Promise<SQL | undefined> {
  const [known] = await rowsOf<{ among: number; words: string[] }>(
    db,
    sql`select ${firstOf(sql`select from ${comments} where ${among ?? sql`true`}`, readUpTo + 1)} as among, ${wordsWith(longestWordOf(term))} as words`,
  );
  const { content, authorName } = comments;
  // A merchant does not find out who wrote something.
  const isMasked = viewer.persona === 'shop';
  if (!known || known.among <= readUpTo) return or(contains(content, term), isMasked ? undefined : contains(authorName, term));
  return or(
    // The database does not guess how rare a text is that is looked into: how rare the words are it knows.
    and(sql`${comments.words} && ${sql.param(known.words)}::text[]`, sql`coalesce(${contains(content, term)}, false)`),
    isMasked ? undefined : eq(sql`lower(${authorName})`, sql`lower(${term}::text)`),
  );
}

const { analyse } = createCommentWords();

/** The longest word that a cloud would count, which is the rarest as a rule; the whole term where there is none. */
const longestWordOf = (term: string): string =>
  analyse(term).words.reduce((longest, word) => (word.length > longest.length ? word : longest), '') || term.trim();

/** SQL: known words that hold a word, as one array. */
const wordsWith = (word: string): SQL => {
  const { token, tokenFolded } = commentVocabulary;
  return sql`array(select ${token} from ${commentVocabulary} where ${containsIndexed(tokenFolded, word)} order by length(${token}), ${token} limit ${sql.raw(String(mostWords))})`;
};
