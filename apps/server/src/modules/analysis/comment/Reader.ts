import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { type Viewer, viewerFrom, viewerOf } from '../../base/sight';
import { commentDaily } from '../../../tables/analysis/commentCounts';
import { worksOfShop } from '../workInfo';

/** Somebody who reads comments. */
export interface Reader extends Viewer {
  /** The works with goods of the merchant who reads under which something was said; undefined for others, and where they are very many. */
  ownWorks?: readonly string[] | undefined;
}

/** Works that a statement names one by one: knowing how many there are, the database goes by them and not through everybody's comments. */
const most = 5000;

export const readerOf = async (db: Db, call: Call): Promise<Reader> => withOwnWorks(db, await viewerOf(db, call));

export const readerFrom = async (db: Db, actor: Actor): Promise<Reader> => withOwnWorks(db, await viewerFrom(db, actor));

async function withOwnWorks(db: Db, viewer: Viewer): Promise<Reader> {
  if (viewer.persona !== 'shop') return viewer;
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select distinct work_id::text id from ${worksOfShop(viewer.shopId ?? '0')} own
      where exists (select from ${commentDaily} d where d.work_id = own.work_id) limit ${sql.raw(String(most + 1))}`,
  );
  return { ...viewer, ownWorks: found.length > most ? undefined : found.map(({ id }) => id) };
}
