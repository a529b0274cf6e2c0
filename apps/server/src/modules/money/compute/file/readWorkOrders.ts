import type { Rates } from '../amounts/shares';
import type { WorkOrder } from '../inputs';
import type { Reader } from './createReader';
import type { MonthFile } from './monthFile';
import { refuseRepeated } from './refuseRepeated';

/** A work order of a file: what the core needs of it, with the rates and fees that its lines take over. */
export interface WorkOrderTerms {
  workOrder: WorkOrder;
  rates: Rates;
  /** Null where no shooting fee was agreed. */
  fees: { creator: bigint; merchant: bigint } | null;
}

type Row = MonthFile['workOrders'][number];

export function readWorkOrders({ workOrders: rows }: MonthFile, reader: Reader): ReadonlyMap<string, WorkOrderTerms> {
  refuseRepeated({ rows, list: 'workOrders', nameOf: ({ id }) => id, reader });
  return new Map(rows.map((row, index) => [row.id, termsOf(row, index, reader)]));
}

function termsOf(row: Row, index: number, reader: Reader): WorkOrderTerms {
  const creator = reader.amount(row.upShotCost, 'workOrders', index, 'upShotCost');
  const merchant = row.shopShotCost === null ? creator : reader.amount(row.shopShotCost, 'workOrders', index, 'shopShotCost');
  return {
    workOrder: { id: row.id, kind: row.workOrderType === 1 ? 'commercial' : 'teamLeader', shopId: row.shopId, leaderId: row.leaderId },
    rates: readRates(row, reader, ['workOrders', index]),
    fees: row.workAttribute === 1 ? { creator, merchant } : null,
  };
}

type Proportions = Pick<Row, 'wholeProportion' | 'upProportion' | 'bdProportion'>;

/** The three rates of a row, a work order's or a settled line's. */
export const readRates = (row: Proportions, reader: Reader, place: [string, number]): Rates => ({
  whole: reader.percent(row.wholeProportion, ...place, 'wholeProportion'),
  creator: reader.percent(row.upProportion, ...place, 'upProportion'),
  bd: row.bdProportion === null ? null : reader.percent(row.bdProportion, ...place, 'bdProportion'),
});
