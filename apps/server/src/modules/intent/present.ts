import type { intentApi, OutputOf } from '@backlot/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { presentTime } from '../../db/presentTime';
import { goods } from '../goods/tables';
import { shops } from '../shop/tables';
import { namedFor, namesOfPeople, type Viewer } from '../trade';
import { ups } from '../up/tables';
import { workOrders } from '../workOrder/tables';
import { canOf, type Intent } from './policy';
import { cooperationIntents } from './tables';

export type IntentRow = OutputOf<typeof intentApi.page>['rows'][number];

/** Intents as the contract promises them, with the names around them read at once. */
export async function presentIntents(db: Db, intents: readonly Intent[], viewer: Viewer): Promise<IntentRow[]> {
  if (intents.length === 0) return [];
  const around = await db
    .select({ id: cooperationIntents.id, nickname: ups.nickname, ownerId: ups.bdId, shopName: shops.shopName, goodsName: goods.goodsName, workOrderNo: workOrders.workOrderNo })
    .from(cooperationIntents)
    .leftJoin(ups, eq(ups.id, cooperationIntents.upId))
    .leftJoin(shops, eq(shops.id, cooperationIntents.shopId))
    .leftJoin(goods, eq(goods.id, cooperationIntents.goodsId))
    .leftJoin(workOrders, eq(workOrders.id, cooperationIntents.workOrderId))
    .where(inArray(cooperationIntents.id, intents.map(({ id }) => id)));
  const byId = new Map(around.map((row) => [row.id, row]));
  const senders = await namesOfPeople(db, intents.map(({ senderId }) => senderId));
  const isNamed = namedFor(viewer);
  const refer = (id: string | null, name: string | null | undefined) => (id === null ? null : { id, name: name ?? '' });
  return intents.map((intent) => {
    const names = byId.get(intent.id);
    return {
      ...intent,
      can: canOf(intent, names?.ownerId ?? null, viewer),
      up: { id: intent.upId, name: names?.nickname ?? '' },
      shop: refer(intent.shopId, names?.shopName),
      goods: refer(intent.goodsId, names?.goodsName),
      workOrder: refer(intent.workOrderId, names?.workOrderNo),
      sender: isNamed(intent.senderId) ? { id: intent.senderId, name: senders.get(intent.senderId) ?? '' } : null,
      expireTime: presentTime(intent.expireTime),
      createTime: presentTime(intent.createTime),
    };
  });
}
