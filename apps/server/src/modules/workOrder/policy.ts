import { accepts, type Permission, stateOf, workOrderLife } from '@backlot/contract';
import { type Caller, holds } from '../../http/caller';
import { Refusal } from '../../http/refusal';
import { type Order, type Viewer, viewerId } from '../trade';
import type { Allocation } from './store';

type OrderAction = 'get' | 'edit' | 'delete' | 'export' | 'allocate' | 'handout' | 'recall' | 'extend' | 'end' | 'reopen' | 'pdf';
type OrderEvent = keyof typeof workOrderLife.events;

/** The permission for an action on orders of a type: each type has a menu of its own (domain/roles 7.2). */
export const permissionFor = ({ workOrderType }: Pick<Order, 'workOrderType'>, action: OrderAction): Permission =>
  `${workOrderType === 1 ? 'workOrderCom' : 'workOrderLeader'}.${action}`;

/** Refuses with 403 whoever may do an action on orders of neither type: that comes before any look at a row. */
export function requireEither(caller: Caller, action: OrderAction): void {
  const either = ([1, 2] as const).map((workOrderType) => permissionFor({ workOrderType }, action));
  if (!either.some((permission) => holds(caller, permission))) throw new Refusal('noPermission', { permission: either[0] ?? '' });
}

/** Refuses with 403 whoever may do an action on orders of the other type only. */
export function requireFor(order: Order, caller: Caller, action: OrderAction): void {
  const permission = permissionFor(order, action);
  if (!holds(caller, permission)) throw new Refusal('noPermission', { permission });
}

/** Administrators manage every order, team leaders those of their team. */
export const manages = ({ orgId }: Pick<Order, 'orgId'>, { persona, scope }: Viewer): boolean =>
  persona === 'all' || (persona === 'team' && orgId !== null && scope.orgIds.includes(orgId));

const madeBy = ({ createUser }: Order, viewer: Viewer): boolean => createUser === viewerId(viewer) || viewer.persona === 'all';

const isOwn = (allocation: Allocation, viewer: Viewer): boolean => viewer.persona === 'bd' && allocation.bdId === viewerId(viewer);

/** Who may cause an event, leaving aside the state of the order. */
const rules: Record<Exclude<OrderEvent, 'reallocate'>, (order: Order, viewer: Viewer, own: Allocation | undefined) => boolean> = {
  edit: (order, viewer) => holds(viewer.caller, permissionFor(order, 'edit')) && madeBy(order, viewer),
  allocate: (order, viewer) => holds(viewer.caller, permissionFor(order, 'allocate')) && manages(order, viewer),
  handOut: (order, viewer) => holds(viewer.caller, permissionFor(order, 'handout')) && manages(order, viewer),
  recall: (order, viewer) => holds(viewer.caller, permissionFor(order, 'recall')) && manages(order, viewer),
  claim: (_order, viewer, own) => holds(viewer.caller, 'workOrderHall.claim') && own?.allocStatus === 0,
  returnAlloc: (_order, viewer, own) => holds(viewer.caller, 'workOrderBd.returnAlloc') && own !== undefined && own.allocStatus !== 2,
  extend: (order, viewer) => holds(viewer.caller, permissionFor(order, 'extend')) && manages(order, viewer),
  end: (order, viewer) => holds(viewer.caller, permissionFor(order, 'end')) && manages(order, viewer),
  reopen: (order, viewer) => holds(viewer.caller, permissionFor(order, 'reopen')) && viewer.persona === 'all',
  delete: (order, viewer) =>
    holds(viewer.caller, permissionFor(order, 'delete')) &&
    (order.workOrderStatus === 0 ? madeBy(order, viewer) : viewer.persona === 'all'),
};

/** Whether this person gives places of a share to another BD once they are free (movableShares.ts). */
export const mayMove = ({ isLookedAfter }: Pick<Allocation, 'isLookedAfter'>, order: Order, viewer: Viewer): boolean =>
  isLookedAfter && holds(viewer.caller, permissionFor(order, 'allocate'));

/** Shares whose free places this person can give to another BD. */
export const movableOf = (shares: readonly Allocation[], order: Order, viewer: Viewer): Allocation[] =>
  shares.filter((share) => share.isFree && mayMove(share, order, viewer));

export const mayCause = (event: keyof typeof rules, order: Order, viewer: Viewer, own?: Allocation): boolean =>
  rules[event](order, viewer, own);

/** What this person may do with an order now; `own` is the person's share of it. */
export function canOf(order: Order, viewer: Viewer, allocations: readonly Allocation[]): string[] {
  const own = allocations.find((allocation) => isOwn(allocation, viewer));
  const state = stateOf(workOrderLife, order.workOrderStatus);
  if (state === undefined) return [];
  const events = (Object.keys(workOrderLife.events) as OrderEvent[]).filter(
    (event) =>
      accepts(workOrderLife, state, event) &&
      (event === 'reallocate'
        ? movableOf(allocations, order, viewer).length > 0
        : rules[event](order, viewer, own) && isPossible(event, order)),
  );
  const isRunning = order.workOrderStatus === 1 || order.workOrderStatus === 2;
  return [
    ...events,
    ...(isRunning && own?.allocStatus === 1 && holds(viewer.caller, 'workOrderBd.submitUp') ? ['submitUp'] : []),
    ...(holds(viewer.caller, pdfOf(order, viewer)) ? ['pdf'] : []),
  ];
}

/** What the row itself rules out, so that no button is drawn for it. */
function isPossible(event: OrderEvent, { endTime, createTime }: Order): boolean {
  if (event === 'reopen') return Date.now() - (endTime ?? createTime).getTime() <= reopenDays * 86_400_000;
  return true;
}

/** An ended order can be opened again this long (domain/life-cycles 3.3). */
export const reopenDays = 7;

function pdfOf(order: Order, { persona }: Viewer): Permission {
  if (persona === 'bd') return 'workOrderBd.pdf';
  return persona === 'shop' ? 'workOrderShop.pdf' : permissionFor(order, 'pdf');
}
