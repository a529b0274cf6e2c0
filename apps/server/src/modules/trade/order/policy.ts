import { isRunning, type Viewer, viewerId } from '../../base/sight';
import { allocationLife, is, type Permission, workOrderLife } from '@backlot/contract';
import { holds } from '../../../http/requests/caller';
import { hundredths } from '../../system/country';
import { type Order } from '../parts';
import { allowedEvents, because, policyFor, type Rule } from '../../base/transition';
import type { OrderDraft } from './acts/checkDraft';
import type { Allocation, AllocationRow } from './store';

type OrderAction = 'get' | 'edit' | 'delete' | 'export' | 'allocate' | 'handout' | 'recall' | 'extend' | 'end' | 'reopen' | 'pdf';

/** The permission for an action on orders of a type: each type has a menu of its own (domain/roles 7.2). */
export const permissionFor = ({ workOrderType }: Pick<Order, 'workOrderType'>, action: OrderAction): Permission =>
  `${workOrderType === 1 ? 'workOrderCom' : 'workOrderLeader'}.${action}`;

/** Administrators manage every order, team leaders those of their team. */
export const manages = ({ orgId }: Pick<Order, 'orgId'>, { persona, scope }: Viewer): boolean =>
  persona === 'all' || (persona === 'team' && orgId !== null && scope.orgIds.includes(orgId));

const madeBy = ({ createUser }: Order, viewer: Viewer): boolean => createUser === viewerId(viewer) || viewer.persona === 'all';

const isOwn = (share: AllocationRow, viewer: Viewer): boolean => viewer.persona === 'bd' && share.bdId === viewerId(viewer);

/** What decides who may do what with an order. */
export interface OrderFacts {
  order: Order;
  /** The person's own share. */
  own?: AllocationRow | undefined;
  /** Shares of which one may be given to another BD. */
  shares?: readonly Allocation[];
  /** What an edit would write. */
  draft?: OrderDraft;
}

/** The permissions for an action on orders of either type. */
export const permissionsFor = (action: OrderAction): [Permission, Permission] => [
  permissionFor({ workOrderType: 1 }, action),
  permissionFor({ workOrderType: 2 }, action),
];

/** The permission for either type of order, and then the one for its type. */
const either = (action: OrderAction): Rule<OrderFacts, Viewer>['permission'] => ({
  among: permissionsFor(action),
  of: ({ order }) => permissionFor(order, action),
});

const managing = (action: OrderAction): Rule<OrderFacts, Viewer> => ({
  permission: either(action),
  who: ({ order }, viewer) => manages(order, viewer),
});

/** Who may cause an event of an order (domain/life-cycles 3.3). */
export const orderPolicy = policyFor<OrderFacts, Viewer>()({
  machine: workOrderLife,
  codeOf: ({ order }) => order.workOrderStatus,
  rules: {
    edit: {
      permission: either('edit'),
      who: ({ order }, viewer) => madeBy(order, viewer),
      wrong: ({ order, draft }) => (isRunning(order) && draft && changesRatios(order, draft) ? 'ratiosFrozen' : undefined),
    },
    allocate: managing('allocate'),
    handOut: managing('handout'),
    recall: { ...managing('recall'), wrong: ({ order }) => (is(workOrderLife, order, 'claimed') ? 'alreadyClaimed' : undefined) },
    claim: {
      permission: 'workOrderHall.claim',
      unless: ({ own }) => (own && is(allocationLife, own, 'waiting') ? undefined : 'allocationNotYours'),
    },
    returnAlloc: {
      permission: 'workOrderBd.returnAlloc',
      unless: ({ own }) => (own && is(allocationLife, own, 'waiting', 'claimed') ? undefined : 'allocationNotYours'),
    },
    reallocate: {
      permission: either('allocate'),
      who: ({ order, shares = [] }, viewer) => shares.some((share) => mayMove(share, order, viewer)),
      unless: ({ order, shares = [] }, viewer) => {
        const [first] = shares;
        return !first || movableOf(shares, order, viewer).length > 0 ? undefined : because(allocationLife, first);
      },
    },
    extend: managing('extend'),
    end: managing('end'),
    reopen: {
      permission: either('reopen'),
      who: (_facts, { persona }) => persona === 'all',
      unless: ({ order: { endTime, createTime } }) =>
        Date.now() - (endTime ?? createTime).getTime() > reopenDays * 86_400_000 ? 'reopenTooLate' : undefined,
    },
    delete: {
      permission: either('delete'),
      who: ({ order }, viewer) => (is(workOrderLife, order, 'draft') ? madeBy(order, viewer) : viewer.persona === 'all'),
    },
  },
});

/** Whether this person gives places of a share to another BD once they are free (movableShares.ts). */
const mayMove = ({ isLookedAfter }: Pick<Allocation, 'isLookedAfter'>, order: Order, viewer: Viewer): boolean =>
  isLookedAfter && holds(viewer.caller, permissionFor(order, 'allocate'));

/** Shares whose free places this person can give to another BD. */
export const movableOf = (shares: readonly Allocation[], order: Order, viewer: Viewer): Allocation[] =>
  shares.filter((share) => share.isFree && mayMove(share, order, viewer));

/** Whether this person may cause an event now. */
export const mayCause = (event: 'allocate' | 'handOut', order: Order, viewer: Viewer): boolean =>
  allowedEvents(orderPolicy, { order }, viewer).includes(event);

/** What this person may do with an order now. */
export function canOf(order: Order, viewer: Viewer, shares: readonly Allocation[]): string[] {
  const own = shares.find((share) => isOwn(share, viewer));
  const submits = isRunning(order) && own && is(allocationLife, own, 'claimed') && holds(viewer.caller, 'workOrderBd.submitUp');
  return [
    ...allowedEvents(orderPolicy, { order, own, shares }, viewer),
    ...(submits ? ['submitUp'] : []),
    ...(holds(viewer.caller, pdfOf(order, viewer)) ? ['pdf'] : []),
  ];
}

/** Ratios of an issued order are frozen: 1024014 (domain/life-cycles 3.3). */
const changesRatios = (before: Order, draft: OrderDraft): boolean =>
  (['wholeProportion', 'upProportion', 'bdProportion', 'upShotCost', 'shopShotCost'] as const).some(
    (field) => hundredths(before[field] ?? '0') !== hundredths(draft[field] ?? '0'),
  );

/** An ended order can be opened again this long (domain/life-cycles 3.3). */
const reopenDays = 7;

function pdfOf(order: Order, { persona }: Viewer): Permission {
  if (persona === 'bd') return 'workOrderBd.pdf';
  return persona === 'shop' ? 'workOrderShop.pdf' : permissionFor(order, 'pdf');
}
