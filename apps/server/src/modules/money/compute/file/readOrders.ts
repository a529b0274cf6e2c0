import { commissionableAt } from '../commissionableAt';
import type { LockedLine, OrderLine } from '../inputs';
import { sides } from '../sides';
import type { Reader } from './createReader';
import type { MonthFile } from './monthFile';
import { refuseRepeated } from './refuseRepeated';
import { readRates, type WorkOrderTerms } from './readWorkOrders';

interface Context {
  reader: Reader;
  workOrders: ReadonlyMap<string, WorkOrderTerms>;
  holdDays: number;
}

/** The order lines of a file, each with what was locked of it. Lines without a work order earn nothing and are left out (MF4). */
export function readOrders(file: MonthFile, context: Context): OrderLine[] {
  const { orders: rows } = file;
  refuseRepeated({ rows, list: 'orders', nameOf: refOf, reader: context.reader });
  const settled = readSettled(file, context.reader);
  return rows.flatMap((row, index) => {
    const payAmount = context.reader.amount(row.payAmount, 'orders', index, 'payAmount');
    const refunds = row.refunds.map(({ time, amount }, refund) => ({
      time: Date.parse(time),
      amount: context.reader.amount(amount, 'orders', index, 'refunds', refund, 'amount'),
    }));
    if (row.workOrderId === null) return [];
    const terms = context.workOrders.get(row.workOrderId);
    if (!terms) {
      context.reader.refuse(`there is no work order ${row.workOrderId} in workOrders`, 'orders', index, 'workOrderId');
      return [];
    }
    const delivered = row.deliveredTime;
    const ref = refOf(row);
    const locked = settled.get(ref) ?? null;
    return {
      ref,
      orderNo: row.orderNo,
      workOrder: terms.workOrder,
      creatorId: row.creatorId,
      bdId: row.bdId,
      payAmount,
      status: row.orderStatus,
      commissionableTime:
        delivered === null ? null : commissionableAt({ deliveredTime: Date.parse(delivered), holdDays: context.holdDays }),
      refunds,
      rates: terms.rates,
      paidBy: row.payBy === 1 ? 'platform' : 'agency',
      settled: locked,
      revision: locked ? 1 : 0,
    };
  });
}

function readSettled({ settledLines: rows = [], dimension }: MonthFile, reader: Reader): ReadonlyMap<string, LockedLine> {
  refuseRepeated({ rows, list: 'settledLines', nameOf: refOf, reader });
  return new Map(
    rows.map((row, index) => {
      const amount = (field: 'base' | 'whole' | 'creator' | 'bd') => reader.amount(row[field], 'settledLines', index, field);
      const shares = { whole: amount('whole'), creator: amount('creator'), bd: amount('bd'), agency: 0n };
      const rates = readRates(row, reader, ['settledLines', index]);
      return [refOf(row), { rates, base: amount('base'), amount: sides[dimension].partOf(shares) }];
    }),
  );
}

const refOf = ({ orderNo, lineNo }: { orderNo: string; lineNo: number }) => `${orderNo}-${lineNo}`;
