import type { ParsedInputOf, workInfoApi } from '@backlot/contract';
import { and, arrayOverlaps, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains, containsFolded } from '../../../db/list/contains';
import { isIndexed } from '../../../db/list/containsIndexed';
import { countTo, firstOf, type Question } from '../../../db/list/countRows';
import { workTexts } from '../../../tables/creators/besideWorks';
import { works } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { anyWorkAt } from '../../creators/channel';
import { worksInSight } from './sight';
import { worksOfShop } from './worksOfShop';

export type WorkQuery = Omit<ParsedInputOf<typeof workInfoApi.page>, 'pageNo' | 'pageSize'>;

interface Asked extends Pick<Question, 'where' | 'exactUpTo' | 'numberOf'> {
  /** The same, asked work by work: for walking down a list of many, and through all for a file. */
  byWork: SQL | undefined;
}

const hourMs = 3_600_000;
/** The hour that runs: whoever asks within it asks the same, so that one count answers them all. */
const thisHour = () => new Date(Math.floor(Date.now() / hourMs) * hourMs);

/** Among so many works one or two letters are looked for; among more they say nothing. */
const readUpTo = 5000;
/** What an index of words finds is counted to the end up to here while somebody waits. */
const foundUpTo = 5000;

/**
 * The works in sight that a query asks for, from the hour so many days ago. What they say and their hashtags are found month by month, by an
 * index. A merchant does not find works by who made them.
 */
export async function worksAsked(db: Db, query: WorkQuery, viewer: Viewer, now = thisHour()): Promise<Asked> {
  const from = new Date(now.getTime() - query.days * 24 * hourMs);
  const base = filtersOf(query, viewer, from);
  const { searchValue: term, hashtag } = query;
  const linked = term && anyWorkAt(term);
  if (linked) {
    const byWork = and(base, eq(works.webId, linked.webId), eq(works.platformWorkId, linked.key), hashtag ? taggedAs(hashtag) : undefined);
    return { where: byWork, byWork };
  }
  const byWork = and(base, hashtag ? taggedAs(hashtag) : undefined, term ? says(term) : undefined);
  // Those of one creator or merchant have an index of their own.
  if (query.upId || viewer.persona === 'shop') return { where: byWork, byWork };
  const keys = keysOf(query);
  // The index is led by the hashtag where both are asked for.
  const beside = and(base, hashtag && term ? says(term) : undefined);
  if (keys) {
    const months = monthsFrom(from, now).map((month) => sql`(${keys(month)} and ${beside})`);
    // Month by month, the newest first, so that whoever counts only so many looks into no other.
    const each = sql.join(
      months.toReversed().map((month) => sql`(select from ${works} where ${month})`),
      sql` union all `,
    );
    const numberOf = (most?: number) =>
      most === undefined ? sql`(select count(*) from (${each}) found)::int` : firstOf(sql`select from (${each}) found`, most);
    return { where: or(...months), byWork, numberOf, exactUpTo: foundUpTo };
  }
  if (!term || (await countTo(db, { table: works, where: base }, readUpTo + 1)) <= readUpTo) return { where: byWork, byWork };
  return { where: sql`false`, byWork: sql`false` };
}

/** SQL: what is asked for besides words. */
const filtersOf = (query: WorkQuery, viewer: Viewer, from: Date): SQL | undefined =>
  and(
    gte(works.postTime, from),
    viewer.persona === 'shop' ? sql`${works.id} = any(array${worksOfShop(viewer.shopId ?? '0')})` : worksInSight(viewer),
    query.upId ? eq(works.upId, query.upId) : undefined,
    query.webId?.length ? inArray(works.webId, query.webId) : undefined,
    query.isCommerce === undefined ? undefined : eq(works.isCommerce, query.isCommerce === 1),
    query.viewsMin === undefined ? undefined : gte(works.views, query.viewsMin),
  );

const spellings = (hashtag: string) => [hashtag, `#${hashtag}`];
const taggedAs = (hashtag: string): SQL => arrayOverlaps(works.hashtags, spellings(hashtag));

/** SQL: whether a work says something, or has this link. The database does not guess how rare a text is that is looked into. */
const says = (term: string): SQL => sql`coalesce(${or(contains(sql`coalesce(${works.descr}, '')`, term), eq(works.link, term))}, false)`;

/** SQL by month: works that an index finds by what they say or by a hashtag; undefined where neither is asked for in a way that an index knows. */
function keysOf({ hashtag, searchValue }: WorkQuery): ((month: Date) => SQL) | undefined {
  const { workId, said, hashtags, postTime } = workTexts;
  const withKeys = (which: SQL) => sql`${works.id} in (select ${workId} from ${workTexts} where ${which})`;
  const keys = (some: SQL, month: Date) => sql`month_keys(${some}, ${month.toISOString()}::timestamptz)`;
  if (hashtag)
    return (month) => withKeys(sql`month_keys(${hashtags}, ${postTime}) && ${keys(sql`${sql.param(spellings(hashtag))}::text[]`, month)}`);
  if (!searchValue || !isIndexed(searchValue)) return undefined;
  const inIndex = (month: Date) => sql`month_keys(grams(${said}), ${postTime}) @> ${keys(sql`grams(folded(${searchValue}::text))`, month)}`;
  return (month) => withKeys(sql`${inIndex(month)} and coalesce(${containsFolded(said, searchValue)}, false)`);
}

/** Months, the newest last; works may be told of that are posted tomorrow. */
function monthsFrom(from: Date, now: Date): Date[] {
  const until = now.getTime() + 24 * hourMs;
  const months: Date[] = [];
  for (let month = startOfMonth(from); month.getTime() <= until; month = startOfMonth(month, 1)) months.push(month);
  return months;
}

const startOfMonth = (at: Date, later = 0): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));
