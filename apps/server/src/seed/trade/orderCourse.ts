import type { workOrderBds } from '../../tables/trade/order';
import { addDays } from '../../modules/system/country';
import { between, logNormal, weighted } from '../demo/distributions';
import { writeIn } from '../demo/written';
import { addCreator, type Course, type Parts } from './creatorCourse';
import { courseTimes } from './courseTimes';
import { did } from './deeds';
import { briefOf } from './briefs';
import { wantedFor } from './wantedFor';
import { campaigns, endReasons, returnReasons } from './tradeWords';
import type { Creator, Goods, Person, Shop, TradeWorld } from './tradeWorld';
import type { DemoOrder, OrderRow } from './DemoOrder';

/** How far an order has come. */
export type OrderStage = 'draft' | 'allocated' | 'issued' | 'returned' | 'early' | 'middle' | 'late' | 'ended' | 'deleted';

export interface OrderRows extends Parts {
  orders: OrderRow[];
  shares: (typeof workOrderBds.$inferInsert)[];
}

/** Days ago that an order of a stage was written: newest and oldest. */
const ages: Record<OrderStage, readonly [number, number]> = {
  draft: [0, 4],
  allocated: [1, 5],
  issued: [2, 6],
  returned: [6, 12],
  early: [8, 14],
  middle: [15, 26],
  late: [24, 44],
  ended: [50, 150],
  deleted: [40, 80],
};

const courses: Record<OrderStage, readonly Course[]> = {
  draft: [],
  allocated: [],
  issued: [],
  deleted: [],
  returned: ['withdrawn', 'pending'],
  early: ['rejected', 'rejected', 'pending', 'withdrawn', 'negotiating', 'agreed'],
  middle: ['previewPending', 'previewApproved', 'rejected', 'agreed', 'previewRejected', 'pending', 'terminated', 'publishPending'],
  late: ['fulfilled', 'published', 'publishInvalid', 'rejected', 'publishSilent', 'publishPending', 'rejected', 'fulfilled'],
  ended: ['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'terminated'],
};

const free: ReadonlySet<Course> = new Set<Course>(['pending', 'rejected', 'withdrawn', 'terminated']);

/** What a country pays for followers^0.6, and the step that fees are rounded to (domain/seed-and-scale 8.3). */
const fees: Record<string, readonly [factor: number, step: number]> = {
  PH: [7.6, 50],
  MY: [0.76, 10],
  TH: [4.5, 100],
  VN: [3000, 50_000],
  SG: [0.36, 10],
  ID: [2400, 50_000],
};

interface Wish {
  shop: Shop;
  goods: Goods;
  stage: OrderStage;
  index: number;
  /** The form that it was made from. */
  demandId?: string | undefined;
  name?: string;
  workDes?: string;
}

/** Writes an order with its shares and creators; answers it. */
export function addOrder(world: TradeWorld, rows: OrderRows, { shop, goods, stage, index, demandId, name, workDes }: Wish): OrderRow {
  const { random, day, admin } = world;
  const country = shop.country;
  const age = between(random, ...ages[stage]);
  const times = courseTimes(world, age, { add: 0, handOut: 1, claim: 2, giveUp: 3, end: Math.min(41, age - 1) });
  const workOrderType = index % 3 === 2 ? 2 : 1;
  const leader = world.leaderOf(country);
  const maker: Person = workOrderType === 2 && leader ? leader : admin;
  const created = times.add;
  const id = world.idAt(created);
  const isIssued = stage !== 'draft' && stage !== 'allocated' && stage !== 'deleted';
  const team = world.bdsOf(country);
  const bds = team.length === 0 ? [] : [team[index % team.length], team[(index + 1) % team.length]].flatMap((bd) => bd ?? []);
  const isEnded = stage === 'ended';
  const entries = chooseCreators(world, bds, stage, index);
  const validBegin = created.toISOString().slice(0, 10);
  const handOutTime = isIssued ? times.handOut : null;
  const order: DemoOrder = {
    id,
    workOrderName: name ?? `${writeIn(country, campaigns, random)} · ${goods.goodsName}`.slice(0, 100),
    workOrderNo: world.number('WO', country, created),
    workOrderType,
    country,
    currency: goods.currency,
    shopId: shop.id,
    goodsId: goods.id,
    platformProductId: goods.platformProductId,
    ...termsOf(world, country, workOrderType, entries),
    workDes: workDes ?? briefOf(goods, random),
    ...wantedFor(goods, index),
    requireUpNum: 0,
    validBegin,
    expireDate: isEnded ? addDays(validBegin, 45) : addDays(day.now.toISOString().slice(0, 10), between(random, 12, 60)),
    handOutTime,
    handOutUser: handOutTime ? maker.id : null,
    endTime: isEnded ? times.end : null,
    endReason: isEnded ? writeIn(country, endReasons, random) : null,
    workOrderStatus: stage === 'deleted' ? 4 : isEnded ? 3 : stage === 'issued' ? 1 : isIssued ? 2 : 0,
    workOrderSource: demandId ? 1 : maker === leader ? 3 : 2,
    demandId: demandId ?? null,
    leaderId: maker === leader ? maker.id : null,
    orgId: maker === leader ? maker.orgId : null,
    batchNo: handOutTime ? `PC${handOutTime.toISOString().slice(2, 10).replaceAll('-', '')}00001` : null,
    shop: isIssued
      ? {
          shopName: shop.shopName,
          shopCode: shop.shopCode,
          country,
          telephone: shop.telephone,
          mailAddress: shop.mailAddress,
          productCategory: shop.productCategory,
          introduce: shop.introduce,
        }
      : null,
    goodsInfo: isIssued
      ? {
          goodsName: goods.goodsName,
          goodsCategory: goods.goodsCategory,
          price: goods.price,
          goodsUrl: goods.goodsUrl,
          goodsIntroduce: goods.goodsIntroduce,
        }
      : null,
    previewRequired: workOrderType === 1,
    shopConfirm: workOrderType === 1 && index % 4 === 0,
    publishDays: 15,
    status: stage === 'deleted' ? 2 : 0,
    createTime: created,
    createUser: maker.id,
  };
  // Whoever looks around as the first BD of a team sees what sales earn; without a share only team-leader orders do, by rules.
  if (bds[0] && bds[0] === team[0]) order.bdProportion ??= '1.00';
  did(world, 'workOrder.add', id, { time: created, by: maker, to: 'draft' });
  if (stage === 'deleted') did(world, 'workOrder.delete', id, { time: times.claim, by: maker, from: 'draft', to: 'deleted' });
  if (handOutTime) did(world, 'workOrder.handOut', id, { time: handOutTime, by: maker, from: 'draft', to: 'issued' });
  order.requireUpNum = addShares(world, rows, { order, bds, entries, stage, claimTime: times.claim, giveUpTime: times.giveUp });
  for (const [place, { bd, creator, course }] of entries.entries())
    addCreator(world, rows, { order, bd, creator, course, age: Math.max(1, age - 3 - (place % 2)) });
  if (order.endTime)
    did(world, 'workOrder.end', id, { time: order.endTime, by: maker, from: 'claimed', to: 'ended', reason: order.endReason ?? '' });
  const { platformProductId: _, ...row } = order;
  rows.orders.push(row);
  return row;
}

/** Ratios and fees within what money rules allow; the fee follows the creators of the order, or such as there are in the country (domain/seed-and-scale 8.3). */
function termsOf({ random }: TradeWorld, country: string, workOrderType: number, entries: readonly Chosen[]) {
  const whole = between(random, 30, 60) / 2;
  const up = Math.round(whole * (0.5 + random() * 0.2) * 2) / 2;
  const draw = random();
  const ownShare = draw < 0.55 ? null : Math.min(between(random, 1, 3), whole - up);
  // The first of a team always has one; so that of all orders 55 % have none, the others go without more often.
  const bd = draw < 0.7 ? null : ownShare;
  const [factor, step] = fees[country] ?? [3, 50];
  const audiences =
    entries.length > 0 ? entries.map(({ creator }) => creator.fansNum ?? 1000) : [Math.max(1000, logNormal(random, 9.6, 1.5))];
  const reach = audiences.reduce((sum, fans) => sum + fans ** 0.6, 0) / audiences.length;
  const fee = Math.max(step, Math.round((factor * reach) / step) * step);
  const paysFee = workOrderType === 1;
  return {
    workAttribute: paysFee ? 1 : 2,
    wholeProportion: whole.toFixed(2),
    upProportion: up.toFixed(2),
    bdProportion: bd === null ? null : bd.toFixed(2),
    upShotCost: paysFee ? fee.toFixed(2) : null,
    shopShotCost: paysFee ? (Math.round((fee * 1.25) / step) * step).toFixed(2) : null,
  };
}

interface Chosen {
  bd: Person;
  creator: Creator;
  course: Course;
}

/** Creators of the two BDs in turn, each once, with how far each has come. */
function chooseCreators(world: TradeWorld, bds: readonly Person[], stage: OrderStage, index: number): Chosen[] {
  const list = courses[stage];
  const chosen: Chosen[] = [];
  const taken = new Set<string>();
  for (let n = 0; n < Math.min(list.length, 5); n += 1) {
    const [bd, course] = [bds[n % Math.max(bds.length, 1)], list[(n + index) % list.length]];
    const own = bd ? world.creatorsOf(bd.id) : [];
    const creator = own[(index * 3 + n) % Math.max(own.length, 1)];
    if (!bd || !creator || !course || taken.has(creator.id)) continue;
    taken.add(creator.id);
    chosen.push({ bd, creator, course });
  }
  return chosen;
}

interface Sharing {
  order: DemoOrder;
  bds: readonly Person[];
  entries: readonly Chosen[];
  stage: OrderStage;
  claimTime: Date;
  giveUpTime: Date;
}

/** Gives each BD a share that covers its approved creators; answers the places of the order. */
function addShares(world: TradeWorld, rows: OrderRows, { order, bds, entries, stage, claimTime, giveUpTime }: Sharing): number {
  if (stage === 'draft' || stage === 'deleted') return between(world.random, 2, 6);
  let places = 0;
  for (const [n, bd] of bds.entries()) {
    const own = entries.filter((entry) => entry.bd === bd);
    const allocNum = Math.max(
      own.filter(({ course }) => !free.has(course)).length,
      Math.ceil(own.length / 2),
      weighted(world.random, [
        [1, 3],
        [2, 2],
      ]),
    );
    const isReturned = stage === 'returned' && n === 0;
    const isClaimed = !isReturned && stage !== 'allocated' && stage !== 'issued';
    const returnReason = isReturned ? writeIn(order.country, returnReasons, world.random) : null;
    rows.shares.push({
      workOrderId: order.id,
      bdId: bd.id,
      allocNum,
      allocStatus: isReturned ? 2 : isClaimed ? 1 : 0,
      claimTime: isClaimed || isReturned ? claimTime : null,
      returnReason,
      returnTime: isReturned ? giveUpTime : null,
      createTime: order.createTime ?? claimTime,
    });
    if (isClaimed || isReturned)
      did(world, 'workOrder.claim', order.id, { time: claimTime, by: bd, ...(n === 0 ? { from: 'issued', to: 'claimed' } : {}) });
    if (returnReason) did(world, 'workOrder.returnAlloc', order.id, { time: giveUpTime, by: bd, reason: returnReason });
    places += allocNum;
  }
  return Math.max(places, 1);
}
