import type { LiveRow } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import { presentTime } from '../../../../db/presentTime';
import { users } from '../../../../tables/base/user';
import { ups } from '../../../../tables/creators/creator';
import { goods } from '../../../../tables/merchants/product';
import { liveGoods, lives } from '../../../../tables/trade/live';
import type { Viewer } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import { canOf, type Live } from '../policy';

/** Lives as the contract promises them. */
export async function presentLives(db: Db, rows: readonly Live[], viewer: Viewer): Promise<LiveRow[]> {
  if (rows.length === 0) return [];
  const around = new Map((await aroundLives(db, rows)).map((row) => [row.id, row]));
  return rows.map((live): LiveRow => {
    const found = around.get(live.id);
    const {
      id,
      version,
      liveNo,
      liveTitle,
      liveStatus,
      webId,
      liveLink,
      remark,
      viewers,
      peakViewers,
      orders,
      currency,
      resultSource,
      reason,
    } = live;
    return {
      id,
      version,
      can: canOf(live, viewer),
      liveNo,
      liveTitle,
      liveStatus,
      webId,
      country: live.country as LiveRow['country'],
      up: { id: live.upId, name: found?.nickname ?? '' },
      upNumber: found?.upNumber ?? '',
      bd: { id: live.bdId, name: found?.bdName ?? '' },
      goods: found?.goods ?? [],
      beginTime: presentTime(live.beginTime),
      endTime: presentTime(live.endTime),
      liveLink,
      remark,
      viewers,
      peakViewers,
      orders,
      gmv: presentAmount(live.gmv, currency),
      currency,
      resultSource,
      dataTime: live.dataTime && presentTime(live.dataTime),
      reason,
      createTime: presentTime(live.createTime),
    };
  });
}

const aroundLives = (db: Db, rows: readonly Live[]) =>
  db
    .select({
      id: lives.id,
      nickname: ups.nickname,
      upNumber: ups.upNumber,
      bdName: users.name,
      goods: sql<
        LiveRow['goods'] | null
      >`(select json_agg(json_build_object('id', ${goods.id}::text, 'name', ${goods.goodsName}) order by ${liveGoods.sort}) from ${liveGoods} join ${goods} on ${goods.id} = ${liveGoods.goodsId} where ${liveGoods.liveId} = ${lives.id})`,
    })
    .from(lives)
    .leftJoin(ups, eq(ups.id, lives.upId))
    .leftJoin(users, eq(users.id, lives.bdId))
    .where(
      inIds(
        lives.id,
        rows.map(({ id }) => id),
      ),
    );
