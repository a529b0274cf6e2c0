import { holdsPermission, runs, type Viewer } from '../../base/sight';
import { allocationLife, is } from '@backlot/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { inState } from '../../../db/inState';
import { type Order } from '../parts';
import { users } from '../../../tables/base/user';
import { demandFormUps } from '../../../tables/trade/demandForm';
import { ups } from '../../../tables/creators/creator';
import { freePlaces, isFree, isLookedAfter } from './acts/movableShares';
import { workOrderBds, workOrders } from '../../../tables/trade/order';

export type AllocationRow = typeof workOrderBds.$inferSelect;

/** A BD's share as somebody stands to it (movableShares.ts). */
export interface Allocation extends AllocationRow {
  bdName: string;
  freePlaces: number;
  isFree: boolean;
  isLookedAfter: boolean;
}

/** The shares of some orders, oldest first, for the one who asks. */
export async function allocationsOf(db: Db, orderIds: readonly string[], viewer: Viewer): Promise<Map<string, Allocation[]>> {
  const byOrder = new Map<string, Allocation[]>();
  if (orderIds.length === 0) return byOrder;
  const rows = await db
    .select({ allocation: workOrderBds, bdName: users.name, freePlaces, isFree, isLookedAfter: isLookedAfter(viewer) })
    .from(workOrderBds)
    .innerJoin(users, eq(users.id, workOrderBds.bdId))
    .innerJoin(workOrders, eq(workOrders.id, workOrderBds.workOrderId))
    .where(inIds(workOrderBds.workOrderId, orderIds))
    .orderBy(asc(workOrderBds.id));
  for (const { allocation, ...more } of rows)
    byOrder.set(allocation.workOrderId, [...(byOrder.get(allocation.workOrderId) ?? []), { ...allocation, ...more }]);
  return byOrder;
}

export const allocationsOfOne = async (db: Db, orderId: string, viewer: Viewer): Promise<Allocation[]> =>
  (await allocationsOf(db, [orderId], viewer)).get(orderId) ?? [];

/** The shares of one order as they are, oldest first. */
export const sharesOf = (db: Db, orderId: string): Promise<AllocationRow[]> =>
  db.select().from(workOrderBds).where(eq(workOrderBds.workOrderId, orderId)).orderBy(asc(workOrderBds.id));

/** The share of one BD in an order. */
export async function ownShareOf(db: Db, orderId: string, bdId: string): Promise<AllocationRow | undefined> {
  const [share] = await db
    .select()
    .from(workOrderBds)
    .where(and(eq(workOrderBds.workOrderId, orderId), eq(workOrderBds.bdId, bdId)));
  return share;
}

/** BDs who work on an order or still may: those who did not give their share back. */
export const bdsOf = async (db: Db, orderId: string): Promise<string[]> =>
  (await sharesOf(db, orderId)).filter((share) => !is(allocationLife, share, 'returned')).map(({ bdId }) => bdId);

/** Places that a share still stands for: those moved to another BD are that one's. */
export const placesOf = ({ allocNum, movedNum }: Pick<AllocationRow, 'allocNum' | 'movedNum'>): number => allocNum - movedNum;

/** Somebody who can work on orders of a country. */
export interface OpenBd {
  id: string;
  /** Tells apart two of the same name. */
  account: string;
  name: string;
  orgId: string | null;
  openOrders: number;
}

/** BDs who can get a share of an order: enabled, of its country, allowed to claim, and of the team for a team leader. */
export async function allocatableBds(db: Db, { country }: Pick<Order, 'country'>, { persona, scope }: Viewer): Promise<OpenBd[]> {
  const ofTeam = persona === 'team' ? inArray(users.orgId, [...scope.orgIds]) : sql`true`;
  const rows = await rowsOf<{ id: string; account: string; name: string; org_id: string | null; open: number }>(
    db,
    sql`
    select ${users.id}::text id, ${users.account} account, ${users.name} name, ${users.orgId}::text org_id,
      (select count(*)::int from ${workOrderBds} join ${workOrders} on ${workOrders.id} = ${workOrderBds.workOrderId} and ${runs}
        where ${workOrderBds.bdId} = ${users.id} and ${inState(allocationLife, workOrderBds, 'claimed')}) open
    from ${users}
    where ${users.status} = 0 and ${users.adminType} = '2' and ${users.country} = ${country} and ${ofTeam} and ${holdsPermission(sql`${users.id}`, 'workOrderHall.claim')}
    order by ${users.account}`,
  );
  return rows.map(({ id, account, name, org_id, open }) => ({ id, account, name, orgId: org_id, openOrders: open }));
}

/** SQL: how many shares a BD has claimed in orders that run, as `n`. */
export const openClaimsOf = (bdId: string): SQL =>
  sql`select count(*)::int as n from ${workOrderBds} join ${workOrders} on ${workOrders.id} = ${workOrderBds.workOrderId} and ${runs} where ${workOrderBds.bdId} = ${bdId} and ${inState(allocationLife, workOrderBds, 'claimed')}`;

/** A creator that the merchant's demand form wishes for. */
export interface Wish {
  id: string;
  upId: string;
  nickname: string;
  upNumber: string;
  ownerId: string | null;
  bdId: string | null;
}

/** Creators that the demand form of an order wishes for. */
export async function wishesOf(db: Db, demandId: string | null): Promise<Wish[]> {
  if (demandId === null) return [];
  return db
    .select({
      id: demandFormUps.id,
      upId: demandFormUps.upId,
      nickname: ups.nickname,
      upNumber: ups.upNumber,
      ownerId: ups.bdId,
      bdId: demandFormUps.bdId,
    })
    .from(demandFormUps)
    .innerJoin(ups, eq(ups.id, demandFormUps.upId))
    .where(eq(demandFormUps.demandId, demandId))
    .orderBy(asc(demandFormUps.id));
}
