import { z } from 'zod';
import { dimensions, orderStatuses } from '../inputs';
import { calcModes, metrics, ruleTypes } from '../rules/rule';

const id = z.string().min(1);
/** What was never set may be null or missing. */
const unset = <T extends z.ZodType>(schema: T) => schema.nullish();
const decimal = z.string().regex(/^\d{1,16}(\.\d+)?$/, 'write digits with an optional decimal point, as text');
const signed = z.string().regex(/^-?\d{1,16}(\.\d+)?$/, 'write digits with an optional minus sign and decimal point, as text');
const moment = z.iso.datetime('write a moment in UTC, such as 2026-06-10T03:00:00Z');

const workOrder = z.strictObject({
  id,
  workOrderType: z.literal([1, 2]),
  workAttribute: z.literal([1, 2]),
  shopId: id,
  leaderId: id.nullable(),
  wholeProportion: decimal,
  upProportion: decimal,
  bdProportion: decimal.nullable(),
  upShotCost: decimal.nullable(),
  shopShotCost: decimal.nullable(),
});

const order = z.strictObject({
  orderNo: id,
  lineNo: z.int().nonnegative(),
  workOrderId: id.nullable(),
  creatorId: id.nullable(),
  bdId: id.nullable(),
  payAmount: decimal,
  orderStatus: z.enum(orderStatuses),
  deliveredTime: moment.nullable(),
  refunds: z.array(z.strictObject({ time: moment, amount: decimal })),
  payBy: z.literal([1, 2]),
});

const submission = z.strictObject({
  id,
  workOrderId: id,
  creatorId: id.nullable(),
  bdId: id.nullable(),
  cooperationStatus: z.enum(['COOPERATING', 'FULFILLED', 'TERMINATED']),
  fulfilledTime: unset(moment),
  agreedShotCost: unset(decimal),
  shopShotCost: unset(decimal),
  settledFee: decimal.optional(),
});

const scope = z.strictObject({ kind: z.enum(['workOrder', 'user', 'team']), id });

const rule = z.strictObject({
  id,
  ruleType: z.enum(ruleTypes),
  dimension: z.enum(dimensions),
  enabled: z.boolean(),
  base: unset(decimal),
  ratio: unset(decimal),
  amount: unset(decimal),
  calcMode: unset(z.enum(calcModes)),
  metric: unset(z.enum(metrics)),
  tiers: unset(
    z.array(
      z.strictObject({
        from: decimal.optional(),
        base: decimal.optional(),
        ratio: unset(decimal),
        amount: unset(decimal),
      }),
    ),
  ),
  scopes: z.array(scope).optional(),
});

const settledLine = z.strictObject({
  orderNo: id,
  lineNo: z.int().nonnegative(),
  wholeProportion: decimal,
  upProportion: decimal,
  bdProportion: decimal.nullable(),
  base: decimal,
  whole: decimal,
  creator: decimal,
  bd: decimal.nullable(),
});

const adjustment = z.strictObject({ id, beneficiaryId: id, amount: signed });

/** A month as a file: the shape that auditors write (MF1). What the parts say of each other is checked by `readMonth`. */
export const monthFile = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month such as 2026-06'),
  country: z.enum(['PH', 'MY', 'TH', 'VN', 'SG', 'ID']),
  currency: z.enum(['PHP', 'MYR', 'THB', 'VND', 'SGD', 'IDR']),
  dimension: z.enum(dimensions),
  workOrders: z.array(workOrder),
  orders: z.array(order),
  submissions: z.array(submission).optional(),
  rules: z.array(rule).optional(),
  settledLines: z.array(settledLine).optional(),
  openingBalances: z.record(id, signed).optional(),
  withholdingRates: z.record(id, decimal).optional(),
  minPayout: decimal.optional(),
  holdDays: z.int().nonnegative().max(365).optional(),
  cutoff: moment.optional(),
  lockedUntil: moment.optional(),
  teams: z.record(id, id).optional(),
  adjustments: z.array(adjustment).optional(),
});

export type MonthFile = z.infer<typeof monthFile>;
