import type { demandForms, demandFormUps } from '../../tables/trade/demandForm';
import { addDays } from '../../modules/system/country';
import { between } from '../demo/distributions';
import { writeIn } from '../demo/written';
import { briefOf } from './briefs';
import { budgetOf } from './budgetOf';
import { courseTimes } from './courseTimes';
import { did } from './deeds';
import { addOrder, type OrderRows } from './orderCourse';
import { campaigns, demandEndReasons } from './tradeWords';
import type { Goods, Shop, TradeWorld } from './tradeWorld';

export interface DemandRows {
  forms: (typeof demandForms.$inferInsert)[];
  wishes: (typeof demandFormUps.$inferInsert)[];
}

export type DemandStage = 'draft' | 'submitted' | 'inProgress' | 'ended' | 'dropped';

const ages: Record<DemandStage, readonly [number, number]> = {
  draft: [0, 6],
  submitted: [1, 8],
  inProgress: [28, 45],
  ended: [155, 170],
  dropped: [20, 60],
};
const states: Record<DemandStage, number> = { draft: 0, submitted: 1, inProgress: 2, ended: 3, dropped: 3 };

/** Writes a merchant's demand form, with the order that it became. */
export function addDemand(
  world: TradeWorld,
  rows: DemandRows & OrderRows,
  { shop, goods, stage, index }: { shop: Shop; goods: Goods; stage: DemandStage; index: number },
): void {
  const { random, admin } = world;
  const age = between(random, ...ages[stage]);
  const times = courseTimes(world, age, { add: 0, submit: 1, drop: 2 });
  const created = times.add;
  const workDes = briefOf(goods, random);
  const id = world.idAt(created);
  const merchant = shop.userId ? world.person(shop.userId) : undefined;
  const demandName = `${writeIn(shop.country, campaigns, random)} · ${goods.goodsName}`.slice(0, 100);
  const whole = between(random, 30, 60) / 2;
  const hasOrder = stage === 'inProgress' || stage === 'ended';
  did(world, 'demandForm.add', id, { time: created, by: merchant, to: 'draft' });
  if (stage !== 'draft') did(world, 'demandForm.submit', id, { time: times.submit, by: merchant, from: 'draft', to: 'submitted' });
  const order = hasOrder
    ? addOrder(world, rows, {
        shop,
        goods,
        stage: stage === 'ended' ? 'ended' : 'middle',
        index: index * 3,
        demandId: id,
        name: demandName,
        workDes,
      })
    : undefined;
  if (order?.createTime) did(world, 'demandForm.convert', id, { time: order.createTime, by: admin, from: 'submitted', to: 'inProgress' });
  const endReason = stage === 'dropped' ? writeIn(shop.country, demandEndReasons, random) : null;
  const endTime = stage === 'dropped' ? times.drop : (order?.endTime ?? null);
  if (endTime)
    did(world, 'demandForm.end', id, {
      time: endTime,
      ...(endReason ? { by: merchant, from: 'submitted', reason: endReason } : { from: 'inProgress' }),
      to: 'ended',
    });
  const mine = order ? rows.ups.filter(({ workOrderId }) => workOrderId === order.id) : [];
  const requireUpNum = order?.requireUpNum ?? between(random, 2, 10);
  const wholeProportion = order?.wholeProportion ?? whole.toFixed(2);
  const expectBegin = order?.validBegin ?? addDays(created.toISOString().slice(0, 10), between(random, 7, 14));
  rows.forms.push({
    id,
    demandNo: world.number('XQ', shop.country, created),
    demandName,
    shopId: shop.id,
    goodsId: goods.id,
    country: shop.country,
    currency: goods.currency,
    budget: budgetOf(goods, { requireUpNum, wholeProportion, shopShotCost: order?.shopShotCost ?? null }),
    requireUpNum,
    wholeProportion,
    upProportion: order?.upProportion ?? (Math.floor(whole * 1.2) / 2).toFixed(2),
    workAttribute: order?.workAttribute ?? 2,
    upShotCost: order?.upShotCost ?? null,
    provideSample: index % 2 === 0,
    workDes,
    expectBegin,
    expectEnd: order?.expireDate ?? addDays(expectBegin, 30),
    sampleNum: index % 2 === 0 ? 5 : null,
    demandStatus: states[stage],
    submitTime: stage === 'draft' ? null : times.submit,
    endTime,
    endReason,
    result:
      stage === 'ended'
        ? {
            approved: mine.filter(({ approvalStatus }) => approvalStatus === 2).length,
            fulfilled: mine.filter(({ cooperationStatus }) => cooperationStatus === 5).length,
          }
        : null,
    workOrderId: order?.id ?? null,
    createTime: created,
    createUser: shop.userId,
  });
  for (const { upId, bdId, approvalStatus } of mine.slice(0, 2))
    rows.wishes.push({ demandId: id, upId, wantLevel: between(random, 1, 3), bdId, resultStatus: approvalStatus ?? 1 });
  for (const row of mine.slice(0, 2)) row.wished = true;
}
