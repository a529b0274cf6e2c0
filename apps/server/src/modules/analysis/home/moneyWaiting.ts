import { sql } from 'drizzle-orm';
import { payments } from '../../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import type { Viewer } from '../../base/sight';
import { waitsForReversal } from '../../money/payment';
import { isUnpaid, waitsForAcknowledging, waitsForAnswer, waitsForConfirming, waitsForVoid } from '../../money/settle';
import type { WaitingWork } from './WaitingWork';

/** What of money can wait for this person: batches for finance, what takes two, the own statements for everybody who has some. */
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
    {
      key: 'voidsToAgree',
      permission: 'settle.void',
      isFor: seesAll,
      link: '/settle?waits=void',
      rows: sql`${settlementBatches.voidAskTime} since from ${settlementBatches} where ${waitsForVoid(viewer)}`,
    },
    {
      key: 'reversalsToAgree',
      permission: 'payment.reverse',
      isFor: seesAll,
      link: '/payment?waits=reversal',
      rows: sql`${payments.updateTime} since from ${payments} where ${waitsForReversal(viewer)}`,
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
