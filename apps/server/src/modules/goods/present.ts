import type { goodsApi, OutputOf } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { presentTime } from '../../db/presentTime';
import { type Actor, actionsOf } from '../../http/actor';
import { presentAmount } from '../country';
import { shops } from '../shop/tables';
import type { GoodsRow } from './goodsOf';

type Row = OutputOf<typeof goodsApi.detail>;

/** Products as the contract promises them; `can` holds what the state and the merchant allow. */
export async function presentGoods(db: Db, rows: readonly GoodsRow[], { caller, scope }: Actor): Promise<Row[]> {
  if (rows.length === 0) return [];
  const merchants = await db
    .select({ id: shops.id, name: shops.shopName, userId: shops.userId })
    .from(shops)
    .where(inArray(shops.id, [...new Set(rows.map(({ shopId }) => shopId))]));
  const byId = new Map(merchants.map((shop) => [shop.id, shop]));
  const held = actionsOf(caller, 'goods');
  return rows.map((row) => {
    const shop = byId.get(row.shopId);
    const isOwn = scope.all || shop?.userId === caller.userId;
    return {
      ...row,
      country: row.country as Row['country'],
      listPrice: presentAmount(row.listPrice, row.currency) ?? row.listPrice,
      price: presentAmount(row.price, row.currency) ?? row.price,
      shop: { id: row.shopId, name: shop?.name ?? '' },
      createTime: presentTime(row.createTime),
      can: held.filter((action) =>
        action === 'onSale'
          ? isOwn && row.status === 0
          : action === 'offSale'
            ? isOwn && row.status === 1
            : ['edit', 'delete'].includes(action)
              ? isOwn
              : true,
      ),
    };
  });
}
