import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { insertRows } from '../../../db/insertRows';
import type { CollectCounts } from '../../../tables/collection/queue';
import { ups, works } from '../../../tables/creators/creator';
import { figuresOf, keepDay, keepWorkFigures, touchWorks } from '../../creators/creator';
import type { ChannelWork } from '../connectors';

interface Told {
  upId: string;
  webId: number;
  items: readonly ChannelWork[];
  dataTime: Date;
  /** The channel itself tells of them, not a file of a person. */
  isFromChannel: boolean;
}

type Kept = typeof works.$inferSelect;

/** Keeps works of a creator with their figures of the hour; told again, nothing stands twice. A work of somebody else stays theirs. */
export async function keepWorks(tx: Db, { upId, webId, items, dataTime, isFromChannel }: Told): Promise<CollectCounts> {
  const told = new Map(items.map((item) => [item.platformWorkId, item]));
  const counts = { read: items.length, added: 0, changed: 0, skipped: items.length - told.size };
  if (told.size === 0) return counts;
  const known = await tx
    .select()
    .from(works)
    .where(and(eq(works.webId, webId), isOneOf([...told.keys()])))
    .orderBy(works.id)
    .for('update');
  const before = new Map(known.map((work) => [work.platformWorkId, work]));
  const news = [...told.values()].filter((item) => {
    const found = before.get(item.platformWorkId);
    const isOld = found && (found.upId !== upId || (found.dataTime && found.dataTime > dataTime));
    counts[isOld || (found && isSame(found, item)) ? 'skipped' : found ? 'changed' : 'added'] += 1;
    // What is the same has its figures for one hour more.
    return !isOld;
  });
  if (news.length === 0) return counts;
  const whose = { upId, webId, workStatus: 1, dataTime, ...(isFromChannel && { channelTime: dataTime }) };
  const rows = news.map((item) => ({ ...whose, ...columnsOf(item) }));
  await insertRows(tx, works, rows.toSorted(byPlatformId), toldAgain(isFromChannel));
  const ids = news.map(({ platformWorkId }) => platformWorkId);
  const own = tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.webId, webId), isOneOf(ids), eq(works.upId, upId)));
  await keepWorkFigures(tx, own.getSQL(), dataTime);
  // Shown again: their days count again.
  const back = news.flatMap(({ platformWorkId }) => before.get(platformWorkId) ?? []).filter(({ workStatus }) => workStatus !== 1);
  await touchWorks(
    tx,
    back.map(({ id }) => id),
  );
  return counts;
}

/** SQL: works with these ids of the channel. The ids are one value, so that the statement is the same for any number of them. */
const isOneOf = (ids: readonly string[]): SQL => sql`${works.platformWorkId} = any(${sql.param(ids)}::text[])`;

/** Whoever writes the same at once waits in the same order. */
const byPlatformId = (one: { platformWorkId: string }, other: { platformWorkId: string }) =>
  one.platformWorkId < other.platformWorkId ? -1 : 1;

/** Works that the channel does not show any more. */
export async function markGone(tx: Db, { webId, ids, dataTime }: { webId: number; ids: readonly string[]; dataTime: Date }) {
  if (ids.length === 0) return;
  const gone = await tx
    .update(works)
    .set({ workStatus: 2, dataTime })
    .where(and(eq(works.webId, webId), inArray(works.platformWorkId, [...ids])))
    .returning({ id: works.id });
  await touchWorks(
    tx,
    gone.map(({ id }) => id),
  );
}

/** Reckons anew what the works say of their creator (domain/metrics 5.2), once all of them are kept. */
export async function reckonUp(tx: Db, upId: string, now: Date): Promise<void> {
  const newest = await tx
    .select()
    .from(works)
    .where(and(eq(works.upId, upId), eq(works.workStatus, 1)))
    .orderBy(desc(works.postTime))
    .limit(200);
  await tx
    .update(ups)
    .set({ ...figuresOf(newest, now), dataTime: now, channelTime: now })
    .where(eq(ups.id, upId));
  await keepDay(tx, { upIds: [upId], at: now });
}

const figures = ['views', 'likes', 'comments', 'shares'] as const;

const isSame = (work: Kept, item: ChannelWork): boolean =>
  work.workStatus === 1 &&
  work.descr === item.title &&
  (item.location === undefined || item.location === work.postLocation) &&
  figures.every((name) => item[name] === null || item[name] === work[name]);

const columnsOf = (item: ChannelWork) => ({
  platformWorkId: item.platformWorkId,
  link: item.link,
  descr: item.title,
  duration: item.duration,
  postTime: item.postTime,
  hashtags: item.hashtags,
  postLocation: item.location ?? null,
  views: item.views,
  likes: item.likes,
  comments: item.comments,
  shares: item.shares,
});

const replaced = [works.descr, works.duration, works.postTime, works.hashtags, works.workStatus, works.dataTime];
const keptWhereUntold = [works.postLocation, works.views, works.likes, works.comments, works.shares];

/** SQL: what becomes of a work that is known. What the channel does not tell stays as it was. */
function toldAgain(isFromChannel: boolean): SQL {
  const told = (column: AnyPgColumn) => sql`excluded.${sql.identifier(column.name)}`;
  const sets = [
    ...[...replaced, ...(isFromChannel ? [works.channelTime] : [])].map((column) => sql`${sql.identifier(column.name)} = ${told(column)}`),
    ...keptWhereUntold.map((column) => sql`${sql.identifier(column.name)} = coalesce(${told(column)}, ${column})`),
  ];
  return sql`on conflict (web_id, platform_work_id) do update set ${sql.join(sets, sql`, `)} where ${works.upId} = ${told(works.upId)}`;
}
