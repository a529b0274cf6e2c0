import { and, eq, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { ups, works } from '../../../tables/creators/creator';
import { forgetComments } from '../comments';
import { daysBefore, terms } from './terms';

/** Rows that are forgotten in one statement. */
const atOnce = 500;

interface Forgotten {
  creators: number;
  works: number;
  comments: number;
}

/**
 * Forgets what the channel told too long ago and could not be asked for again. What a person or a file said since stays, and so does what
 * we made of it: figures by day, medians and rates, counts of comments. A work stays as a link with its day, for others name it.
 */
export async function forgetStale(db: Db, now: Date): Promise<Forgotten> {
  const before = daysBefore(now, terms.mostDays);
  return {
    creators: await forget(db, ups, before, { fansNum: null, likesNum: null, videosNum: null, worksNum: null, avatarUrl: null }),
    works: await forget(db, works, before, told),
    comments: await forgetComments(db, { webId: terms.webId, before }),
  };
}

const told = {
  descr: null,
  coverUrl: null,
  duration: null,
  postLocation: null,
  hashtags: [],
  views: null,
  likes: null,
  comments: null,
  shares: null,
  favorites: null,
} satisfies Partial<typeof works.$inferInsert>;

type Told = PgTable & Record<'id' | 'webId' | 'dataTime' | 'channelTime', AnyPgColumn>;

async function forget<T extends Told>(db: Db, table: T, before: Date, blank: Partial<T['$inferInsert']>): Promise<number> {
  const isStale: SQL | undefined = and(
    eq(table.webId, terms.webId),
    lt(table.channelTime, before),
    or(isNull(table.dataTime), lte(table.dataTime, table.channelTime)),
  );
  for (let count = 0; ;) {
    const stale = db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(isStale)
      .limit(atOnce);
    const gone = await db
      .update(table as PgTable)
      .set({ ...blank, dataTime: null, channelTime: null })
      .where(and(isStale, inArray(table.id, stale)))
      .returning({ id: table.id });
    count += gone.length;
    if (gone.length < atOnce) return count;
  }
}
