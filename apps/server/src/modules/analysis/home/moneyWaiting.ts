import { sql } from 'drizzle-orm';
import { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import type { Viewer } from '../../base/sight';
import { isUnpaid, waitsForAcknowledging, waitsForAnswer, waitsForConfirming } from '../../money/settle';
import type { WaitingWork } from './WaitingWork';

/** What of money can wait for this person: batches for finance, the own statements for everybody who has some. */
export function moneyWaiting(viewer: Viewer): WaitingWork[] {
  const seesAll = viewer.persona === 'all';
  const batches = (which: ReturnType<typeof waitsForConfirming>) =>
    sql`coalesce(${settlementBatches.confirmTime}, ${settlementBatches.lockTime}) since from ${settlementBatches} where ${which}`;
  return [
    { key: 'disputesToAnswer', permission: 'settle.adjust', isFor: seesAll, link: '/settle?waits=answer', rows: batches(waitsForAnswer) },
    {
      key: 'batchesToConfirm',
      permission: 'settle.confirm',
      isFor: seesAll,
      link: '/settle?waits=confirm',
      rows: batches(waitsForConfirming(viewer)),
    },
    { key: 'batchesToPay', permission: 'payment.pay', isFor: seesAll, link: '/settle?unpaid=yes', rows: batches(isUnpaid) },
    {
      key: 'statementsToAcknowledge',
      permission: 'settle.dispute',
      isFor: !seesAll,
      link: '/settle?waits=acknowledge',
      rows: sql`(select ${settlementBatches.lockTime} from ${settlementBatches} where ${settlementBatches.id} = ${settlementStatements.batchId}) since
        from ${settlementStatements} where ${waitsForAcknowledging(viewer)}`,
    },
  ];
}
