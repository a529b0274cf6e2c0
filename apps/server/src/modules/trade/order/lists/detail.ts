import { namesOfPeople, type Viewer } from '../../../base/sight';
import { approvalLife, is, type WorkOrderDetail } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { demandForms } from '../../../../tables/trade/demandForm';
import { countsOfOrders, orderOf } from '../../parts';
import { nextOf } from '../nextStep';
import { partsOf } from './parts';
import { presentOrders, presentShares } from '../present';
import { presentTenseOf } from '../snapshots';
import { stepsOf } from './steps';
import { allocationsOfOne, wishesOf } from '../store';

/** One order with everything that its page shows, as this person may see it. */
export async function detailOf(db: Db, id: string, viewer: Viewer): Promise<WorkOrderDetail> {
  const order = await orderOf(db, id, viewer);
  const [row] = await presentOrders(db, [order], viewer);
  if (!row) throw new Error('An order that was found is not presented.');
  const shares = await allocationsOfOne(db, id, viewer);
  const counts = (await countsOfOrders(db, [id]))(id);
  const parts = await partsOf(db, id, viewer);
  const names = await namesOfPeople(db, [order.createUser, order.handOutUser, order.updateUser, ...shares.map(({ bdId }) => bdId)]);
  const numberOf = (bdId: string, ...states: (keyof typeof approvalLife.states)[]) =>
    parts.filter((part) => part.bdId === bdId && is(approvalLife, part, ...states)).length;
  const demand =
    order.demandId === null
      ? []
      : await db.select({ id: demandForms.id, name: demandForms.demandNo }).from(demandForms).where(eq(demandForms.id, order.demandId));
  const now = (await presentTenseOf(db, [order], viewer))(order);
  return {
    ...row,
    workDes: order.workDes,
    publishDays: order.publishDays,
    demand: demand[0] ?? null,
    shopSnapshot: order.shop,
    goodsSnapshot: order.goodsInfo,
    shopNow: now.shop,
    goodsNow: now.goods,
    allocations: presentShares(
      {
        order,
        shares,
        approvedOf: (bdId) => numberOf(bdId, 'approved'),
        submittedOf: (bdId) => numberOf(bdId, 'pending', 'approved', 'rejected'),
      },
      viewer,
    ),
    wishes: await wishesFor(db, order.demandId, viewer),
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
