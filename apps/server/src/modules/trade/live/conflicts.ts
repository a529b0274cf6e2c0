import { type LiveConflict, liveLife } from '@backlot/contract';
import { and, asc, eq, gt, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { ups } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import { liveGoods, lives } from '../../../tables/trade/live';
import type { Viewer } from '../../base/sight';
import { goodsWithin } from '../../merchants/product';
import { livesInSight } from './sight';

/** When a live would be, of whom and with what. */
export interface Slot {
  /** The live that is moved. */
  id?: string | undefined;
  upId: string;
  goodsIds: readonly string[];
  begin: Date;
  end: Date;
}

/** Other lives at the same time that are planned, on air or over: of the creator, or with one of the products. Names stand where the live is in sight. */
export async function conflictsOf(db: Db, slot: Slot, viewer: Viewer): Promise<LiveConflict[]> {
  const shown = shownOf(slot.goodsIds);
  const rows = await db
    .select({
      id: lives.id,
      liveNo: lives.liveNo,
      upId: lives.upId,
      nickname: ups.nickname,
      begin: lives.beginTime,
      end: lives.endTime,
      isSeen: sql<boolean>`coalesce((${livesInSight(viewer) ?? sql`true`}), false)`,
      goods: sql<
        { id: string; name: string }[] | null
      >`(select json_agg(json_build_object('id', ${goods.id}::text, 'name', ${goods.goodsName}) order by ${goods.id}) from ${goods} where ${goods.id} in (select ${liveGoods.goodsId} from ${liveGoods} where ${liveGoods.liveId} = ${lives.id} and ${inIds(liveGoods.goodsId, slot.goodsIds)}) and ${goodsWithin(viewer) ?? sql`true`})`,
    })
    .from(lives)
    .innerJoin(ups, eq(ups.id, lives.upId))
    .where(and(at(slot), or(eq(lives.upId, slot.upId), shown)))
    .orderBy(asc(lives.beginTime), asc(lives.id))
    .limit(20);
  return rows.map((row) => ({
    kind: row.upId === slot.upId ? 'creator' : 'goods',
    live: row.isSeen ? { id: row.id, name: row.liveNo } : null,
    up: row.isSeen || row.upId === slot.upId ? { id: row.upId, name: row.nickname } : null,
    goods: row.goods ?? [],
    beginTime: presentTime(row.begin),
    endTime: presentTime(row.end),
  }));
}

const shownOf = (goodsIds: readonly string[]): SQL | undefined =>
  goodsIds.length === 0
    ? undefined
    : sql`exists (select 1 from ${liveGoods} where ${liveGoods.liveId} = ${lives.id} and ${inIds(liveGoods.goodsId, goodsIds)})`;

/** SQL: lives that count and overlap a slot; one that begins when another ends does not. */
const at = ({ id, begin, end }: Slot): SQL | undefined =>
  and(
    inState(liveLife, lives, 'planned', 'onAir', 'ended', 'reported'),
    lt(lives.beginTime, end),
    gt(lives.endTime, begin),
    id === undefined ? undefined : ne(lives.id, id),
  );
