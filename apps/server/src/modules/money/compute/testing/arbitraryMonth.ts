import fc from 'fast-check';
import { dimensions, orderStatuses } from '../inputs';
import { calcModes, metrics, ruleTypes } from '../rules/rule';
import { orderWith, ruleWith, submissionWith, termsWith, workOrderWith } from './build';

export const countries = fc.constantFrom('PH', 'MY', 'TH', 'VN', 'SG', 'ID');
export const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n });
export const percents = fc.bigInt({ min: 0n, max: 10_000n });
export const rates = fc.record({ whole: percents, creator: percents, bd: fc.option(percents) });

/** Moments of May to August 2026, the edges of months among them. */
export const moments = fc.oneof(
  fc.integer({ min: Date.parse('2026-05-25'), max: Date.parse('2026-08-05') }),
  fc
    .constantFrom('05-31T15:59:59.999', '05-31T16:00:00', '05-31T17:00:00', '06-30T16:00:00', '06-30T17:00:00')
    .map((day) => Date.parse(`2026-${day}Z`)),
);

const few = (prefix: string) => fc.integer({ min: 1, max: 3 }).map((number) => `${prefix}${number}`);
const refunds = fc.array(fc.record({ time: moments, amount: amounts }), { maxLength: 3 });
const workOrders = fc
  .record({ id: few('W'), kind: fc.constantFrom('commercial', 'teamLeader'), shopId: few('S'), leaderId: fc.option(few('L')) })
  .map(workOrderWith);
const settled = fc.record({ rates, base: amounts, amount: amounts });

const orders = fc
  .uniqueArray(
    fc.record({
      ref: fc.integer({ min: 1, max: 99 }).map((number) => `P${number}-1`),
      orderNo: few('P'),
      workOrder: workOrders,
      creatorId: fc.option(few('C')),
      bdId: fc.option(few('B')),
      payAmount: amounts,
      status: fc.constantFrom(...orderStatuses),
      commissionableTime: fc.option(moments),
      refunds,
      rates,
      paidBy: fc.constantFrom('platform', 'agency'),
      settled: fc.option(settled),
    }),
    { selector: ({ ref }) => ref, maxLength: 12 },
  )
  .map((rows) => rows.map(orderWith));

const submissions = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }).map((number) => `SUB${number}`),
      workOrder: workOrders,
      creatorId: few('C'),
      bdId: few('B'),
      fulfilledTime: fc.option(moments),
      fees: fc.option(fc.record({ creator: amounts, merchant: amounts })),
      settledFee: fc.constantFrom(0n, 100n),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  .map((rows) => rows.map(submissionWith));

const rules = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }).map((number) => `R${number}`),
      dimension: fc.constantFrom('bd', 'leader'),
      type: fc.constantFrom(...ruleTypes),
      metric: fc.constantFrom(...metrics),
      mode: fc.constantFrom(...calcModes),
      base: fc.bigInt({ min: 0n, max: 1000n }),
      ratio: percents,
      amount: amounts,
      tiers: fc.uniqueArray(fc.record({ from: fc.bigInt({ min: 0n, max: 1000n }), ratio: percents, amount: amounts }), {
        selector: ({ from }) => from,
        maxLength: 3,
      }),
    }),
    { selector: ({ type, metric, dimension }) => `${dimension} ${type} ${type === 'REWARD' ? metric : ''}`, maxLength: 5 },
  )
  .map((rows) => rows.map(ruleWith));

const perBeneficiary = <Value>(values: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.oneof(few('C'), few('B'), few('S'), few('L')), values).map((entries) => new Map(Object.entries(entries)));

const terms = fc
  .record({
    country: countries,
    dimension: fc.constantFrom(...dimensions),
    cutoff: fc.option(moments),
    lockedUntil: fc.constantFrom(null, Date.parse('2026-05-31T16:00:00Z')),
    minPayout: fc.bigInt({ min: 0n, max: 1_000_000n }),
    rules,
    openingBalances: perBeneficiary(fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n })),
    withholdingRates: perBeneficiary(percents),
  })
  .map(termsWith);

const adjustments = fc
  .array(fc.record({ beneficiaryId: few('C'), amount: fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }) }), { maxLength: 3 })
  .map((rows) => rows.map((row, index) => ({ id: `A${index}`, ...row })));

/** Any June 2026 of any country and dimension. */
export const months = fc.record({ terms, orders, submissions, adjustments });
