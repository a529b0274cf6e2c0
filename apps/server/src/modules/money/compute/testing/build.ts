import {
  type Line,
  type Month,
  type OrderLine,
  type Rule,
  settleMonth,
  type Statement,
  type Submission,
  type Terms,
  type WorkOrder,
} from '..';

/** June 2026 of creators in the Philippines. */
export const termsWith = (some: Partial<Terms> = {}): Terms => ({
  month: '2026-06',
  country: 'PH',
  dimension: 'creator',
  cutoff: null,
  lockedUntil: null,
  minPayout: 1n,
  rules: [],
  openingBalances: new Map(),
  withholdingRates: new Map(),
  teams: new Map(),
  ...some,
});

export const workOrderWith = (some: Partial<WorkOrder> = {}): WorkOrder => ({
  id: 'W1',
  kind: 'teamLeader',
  shopId: 'S1',
  leaderId: 'L1',
  ...some,
});

/** 1000.00 that count on 10 June, at 20 / 12 / 3 %. */
export const orderWith = (some: Partial<OrderLine> = {}): OrderLine => ({
  ref: 'P1-1',
  orderNo: 'P1',
  workOrder: workOrderWith(),
  creatorId: 'C1',
  bdId: 'B1',
  payAmount: 100_000n,
  status: 'COMPLETED',
  commissionableTime: at('2026-06-10'),
  refunds: [],
  rates: { whole: 2000n, creator: 1200n, bd: 300n },
  paidBy: 'agency',
  settled: null,
  revision: 0,
  ...some,
});

/** Fulfilled on 20 June: 2500.00 for the creator, 3200.00 from the merchant. */
export const submissionWith = (some: Partial<Submission> = {}): Submission => ({
  id: 'SUB1',
  workOrder: workOrderWith({ kind: 'commercial' }),
  creatorId: 'C1',
  bdId: 'B1',
  fulfilledTime: at('2026-06-20'),
  fees: { creator: 250_000n, merchant: 320_000n },
  settledFee: 0n,
  revision: 0,
  ...some,
});

export const ruleWith = (some: Partial<Rule> = {}): Rule => ({
  id: 'R1',
  version: 1,
  dimension: 'bd',
  type: 'GMV',
  metric: 'GMV',
  mode: 'excess',
  base: 0n,
  ratio: 0n,
  amount: 0n,
  tiers: [],
  enabled: true,
  validBegin: null,
  validEnd: null,
  scopes: [],
  ...some,
});

/** Midday UTC of a day, or a moment as it stands. */
export const at = (moment: string): number => Date.parse(moment.includes('T') ? moment : `${moment}T12:00:00Z`);

export const settle = ({ terms = termsWith(), ...rows }: Partial<Month>): (Statement & { lines: Line[] })[] =>
  settleMonth({ terms, orders: [], submissions: [], adjustments: [], ...rows });

/** An order line as the next month finds it: with all that was locked of it so far. */
export function lockedBy(lines: readonly Line[], order: OrderLine): OrderLine {
  const own = lines.filter(({ ref, type }) => ref === order.ref && (type === 'COMMISSION' || type === 'CLAWBACK'));
  if (!own.length) return order;
  const before = order.settled ?? { rates: order.rates, base: 0n, amount: 0n };
  const settled = {
    rates: before.rates,
    base: own.reduce((sum, { base }) => sum + (base ?? 0n), before.base),
    amount: own.reduce((sum, { amount }) => sum + amount, before.amount),
  };
  return { ...order, settled, revision: order.revision + own.length };
}
