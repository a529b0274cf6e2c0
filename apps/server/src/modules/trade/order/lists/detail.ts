import { namesOfPeople, type Viewer } from '../../../base/sight';
import { approvalLife, is, type WorkOrderDetail } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { together } from '../../../../db/together/together';
import { demandForms } from '../../../../tables/trade/demandForm';
import { orderOf } from '../../parts';
import { nextOf } from '../nextStep';
import { partsOf } from './parts';
import { aroundOrders, presentOrder, presentShares } from '../present';
import { presentTenseOf } from '../snapshots';
import { stepsOf } from './steps';
import { wishesOf } from '../store';

/** One order with everything that its page shows, as this person may see it. */
export async function detailOf(db: Db, id: string, viewer: Viewer): Promise<WorkOrderDetail> {
  const order = await orderOf(db, id, viewer);
  const [around, parts, people, demands, nowOf, wishes] = await together(db, (at) =>
    Promise.all([
      aroundOrders(at, [order], viewer),
      partsOf(at, id, viewer),
      namesOfPeople(at, [order.createUser, order.handOutUser, order.updateUser]),
      order.demandId === null
        ? []
        : at.select({ id: demandForms.id, name: demandForms.demandNo }).from(demandForms).where(eq(demandForms.id, order.demandId)),
      presentTenseOf(at, [order], viewer),
      wishesFor(at, order.demandId, viewer),
    ]),
  );
  const [shares, counts, now] = [around.shares.get(id) ?? [], around.counts(id), nowOf(order)];
  const names = new Map([...people, ...shares.map(({ bdId, bdName }): [string, string] => [bdId, bdName])]);
  const numberOf = (bdId: string, ...states: (keyof typeof approvalLife.states)[]) =>
    parts.filter((part) => part.bdId === bdId && is(approvalLife, part, ...states)).length;
  return {
    ...presentOrder(order, around, viewer),
    workDes: order.workDes,
    publishDays: order.publishDays,
    demand: demands[0] ?? null,
    shopSnapshot: order.shop,
    goodsSnapshot: order.goodsInfo,
    shopNow: now.shop,
    goodsNow: now.goods,
    allocations: presentShares(
      {
        order,
        shares,
        numberOf: (bdId, which) => (which === 'submitted' ? numberOf(bdId, 'pending', 'approved', 'rejected') : numberOf(bdId, which)),
      },
      viewer,
    ),
    wishes,
    next: nextOf({ order, shares, counts, parts }, viewer),
    steps: stepsOf({
      order,
      shares,
      counts,
      nameOf: (userId) => (userId === null || viewer.persona === 'shop' ? null : (names.get(userId) ?? null)),
    }),
  };
}

/** Wished creators with the BD who takes care of each; a BD sees the own ones. */
async function wishesFor(db: Db, demandId: string | null, { persona, caller }: Viewer): Promise<WorkOrderDetail['wishes']> {
  const wishes = await wishesOf(db, demandId);
  const names = await namesOfPeople(
    db,
    wishes.map(({ bdId }) => bdId),
  );
  return wishes
    .filter(({ bdId }) => persona !== 'bd' || bdId === caller.userId)
    .map(({ upId, nickname, upNumber, bdId }) => ({
      upId,
      nickname,
      upNumber,
      bd: bdId !== null && persona !== 'shop' ? { id: bdId, name: names.get(bdId) ?? '' } : null,
    }));
}
