import type { demandApi, OutputOf } from '@backlot/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import type { Actor } from '../../../http/requests/actor';
import { presentAmount } from '../../system/country';
import { goods } from '../../../tables/merchants/product';
import { shops } from '../../../tables/merchants/merchant';
import { ups } from '../../../tables/creators/creator';
import { workOrders } from '../../../tables/trade/order';
import { canOf } from './policy';
import { demandForms, demandFormUps } from '../../../tables/trade/demandForm';

type DemandForm = typeof demandForms.$inferSelect;
type Row = OutputOf<typeof demandApi.detail>;

/** Forms as the contract promises them, with the names around them read at once. */
export async function presentForms(db: Db, forms: readonly DemandForm[], actor: Actor): Promise<Row[]> {
  if (forms.length === 0) return [];
  const around = await db
    .select({ id: demandForms.id, shopName: shops.shopName, goodsName: goods.goodsName, workOrderNo: workOrders.workOrderNo })
    .from(demandForms)
    .leftJoin(shops, eq(shops.id, demandForms.shopId))
    .leftJoin(goods, eq(goods.id, demandForms.goodsId))
    .leftJoin(workOrders, eq(workOrders.id, demandForms.workOrderId))
    .where(
      inArray(
        demandForms.id,
        forms.map(({ id }) => id),
      ),
    );
  const byId = new Map(around.map((row) => [row.id, row]));
  return forms.map((form) => {
    const names = byId.get(form.id);
    return {
      ...form,
      can: canOf(form, actor),
      shop: { id: form.shopId, name: names?.shopName ?? '' },
      goods: { id: form.goodsId, name: names?.goodsName ?? '' },
      country: form.country as Row['country'],
      budget: presentAmount(form.budget, form.currency),
      upShotCost: presentAmount(form.upShotCost, form.currency),
      workOrder: form.workOrderId ? { id: form.workOrderId, name: names?.workOrderNo ?? '' } : null,
      createTime: presentTime(form.createTime),
    };
  });
}

/** The creators that a form wishes for, in the order they were named. */
export const wishesOf = (db: Db, demandId: string) =>
  db
    .select({
      id: demandFormUps.id,
      upId: demandFormUps.upId,
      nickname: ups.nickname,
      upNumber: ups.upNumber,
      wantLevel: demandFormUps.wantLevel,
      remark: demandFormUps.remark,
      resultStatus: demandFormUps.resultStatus,
    })
    .from(demandFormUps)
    .innerJoin(ups, eq(ups.id, demandFormUps.upId))
    .where(eq(demandFormUps.demandId, demandId))
    .orderBy(asc(demandFormUps.id));
