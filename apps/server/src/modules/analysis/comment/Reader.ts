import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import type { Actor } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import { workGoods } from '../../../tables/creators/besideWorks';
import { goods } from '../../../tables/merchants/product';
import { type Viewer, viewerFrom, viewerOf } from '../../base/sight';

/** A work under which something was said, and the last day of it. */
interface OwnWork {
  id: string;
  lastDay: string;
}

/** Somebody who reads comments. */
export interface Reader extends Viewer {
  /**
   * The works with goods of the merchant who reads under which something was said, those of which it is last first; undefined for
   * others, and where they are very many.
   */
  ownWorks?: readonly OwnWork[] | undefined;
}

/** Works that a statement names one by one: knowing how many there are, the database goes by them and not through everybody's comments. */
const most = 5000;

export const readerOf = async (db: Db, call: Call): Promise<Reader> => withOwnWorks(db, await viewerOf(db, call));

export const readerFrom = async (db: Db, actor: Actor): Promise<Reader> => withOwnWorks(db, await viewerFrom(db, actor));

/** The same reader, who asks for nothing before a day: works of which all was said earlier are looked into no more. */
export const since = (reader: Reader, day: string): Reader =>
  reader.ownWorks ? { ...reader, ownWorks: reader.ownWorks.filter(({ lastDay }) => lastDay >= day) } : reader;

async function withOwnWorks(db: Db, viewer: Viewer): Promise<Reader> {
  if (viewer.persona !== 'shop') return viewer;
  const found = await rowsOf<OwnWork>(
    db,
    sql`select ${workGoods.workId}::text id, max(${workGoods.lastDay})::text "lastDay" from ${workGoods} join ${goods} on ${goods.id} = ${workGoods.goodsId}
      where ${goods.shopId} = ${viewer.shopId ?? '0'} and ${workGoods.lastDay} is not null
      group by 1 order by max(${workGoods.lastDay}) desc limit ${sql.raw(String(most + 1))}`,
  );
  return { ...viewer, ownWorks: found.length > most ? undefined : found };
}
