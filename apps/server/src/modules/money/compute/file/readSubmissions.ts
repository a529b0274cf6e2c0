import type { Submission } from '../inputs';
import type { Reader } from './createReader';
import type { MonthFile } from './monthFile';
import { refuseRepeated } from './refuseRepeated';
import type { WorkOrderTerms } from './readWorkOrders';

/** The submissions of a file. An agreed fee stands before the work order's; it is owed only where a shooting fee was agreed. */
export function readSubmissions(
  file: MonthFile,
  { reader, workOrders }: { reader: Reader; workOrders: ReadonlyMap<string, WorkOrderTerms> },
): Submission[] {
  const { submissions: rows = [] } = file;
  refuseRepeated({ rows, list: 'submissions', nameOf: ({ id }) => id, reader });
  return rows.flatMap((row, index) => {
    const terms = workOrders.get(row.workOrderId);
    if (!terms) {
      reader.refuse(`there is no work order ${row.workOrderId} in workOrders`, 'submissions', index, 'workOrderId');
      return [];
    }
    const agreed = reader.amount(row.agreedShotCost, 'submissions', index, 'agreedShotCost');
    const owed = reader.amount(row.shopShotCost, 'submissions', index, 'shopShotCost');
    return {
      id: row.id,
      workOrder: terms.workOrder,
      creatorId: row.creatorId,
      bdId: row.bdId,
      fulfilledTime: row.cooperationStatus === 'FULFILLED' && row.fulfilledTime ? Date.parse(row.fulfilledTime) : null,
      fees: terms.fees && {
        creator: row.agreedShotCost ? agreed : terms.fees.creator,
        merchant: row.shopShotCost ? owed : terms.fees.merchant,
      },
      settledFee: reader.amount(row.settledFee, 'submissions', index, 'settledFee'),
      revision: 0,
    };
  });
}
