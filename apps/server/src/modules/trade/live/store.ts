import { liveLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { liveGoods, lives } from '../../../tables/trade/live';
import type { Viewer } from '../../base/sight';
import { begin } from '../../base/transition';
import { type Live, livePolicy } from './policy';
import { livesInSight } from './sight';

/** What `transition` moves. */
export const life = { machine: liveLife, table: lives };

/** A live that this person may see; 1020002 for a foreign and for a missing one alike. */
export async function liveOf(db: Db, id: string, viewer: Viewer): Promise<Live> {
  const [live] = await db
    .select()
    .from(lives)
    .where(and(eq(lives.id, id), livesInSight(viewer)));
  if (!live) throw new Refusal('notFound');
  return live;
}

/** The same live, locked until the transaction ends. */
export async function lockLive(tx: Db, id: string, viewer: Viewer): Promise<Live> {
  const [live] = await tx
    .select()
    .from(lives)
    .where(and(eq(lives.id, id), livesInSight(viewer)))
    .for('update');
  if (!live) throw new Refusal('notFound');
  return live;
}

/** A live that this person may cause an event of, locked. */
export const beginLive = (tx: Db, id: string, event: keyof typeof liveLife.events, viewer: Viewer): Promise<Live> =>
  begin(tx, { policy: livePolicy, event, viewer, find: () => lockLive(tx, id, viewer) });

/** Keeps which products a live shows, in the order that was given. */
export async function keepGoods(tx: Db, liveId: string, goodsIds: readonly string[]): Promise<void> {
  await tx.delete(liveGoods).where(eq(liveGoods.liveId, liveId));
  await tx.insert(liveGoods).values([...new Set(goodsIds)].map((goodsId, sort) => ({ liveId, goodsId, sort })));
}
