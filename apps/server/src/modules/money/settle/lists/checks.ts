import { type SettleCheck, settlementLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import type { Actor } from '../../../../http/requests/actor';
import { saleItems, sales } from '../../../../tables/money/order';
import { payees } from '../../../../tables/money/payment';
import { settlementBatches, settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import { rowOrRefuse } from '../../../base/crud';
import { type CountryCode, presentAmount } from '../../../system/country';
import { monthSpan } from '../../compute';
import { differsSql, shareSql } from '../../order';
import type { Batch } from '../policy';
import { batchesInSight } from '../sight';

type Found = Record<'frozen' | 'others' | 'lines' | 'payable' | 'paid_to' | 'reported' | 'differing', number> & {
  agrees: boolean;
  difference: string | null;
};

const merchants = 3;

/** What stands in the way of locking a batch in sight, or should be known before, as it is now (domain/life-cycles 3.9). */
export async function checksOf(db: Db, id: string, actor: Actor): Promise<SettleCheck[]> {
  const batch = await rowOrRefuse(db, { table: settlementBatches, id, notFound: 'notFound', within: batchesInSight(actor) });
  const [found] = await rowsOf<Found>(db, figuresOf(batch));
  if (!found) throw new Error('The batch was not looked at.');
  const check = (key: SettleCheck['key'], state: SettleCheck['state'], more: Partial<SettleCheck> = {}): SettleCheck => ({
    key,
    state,
    count: 0,
    of: null,
    amount: null,
    ...more,
  });
  const hasEnded = monthSpan({ month: batch.settleMonth, country: batch.country as CountryCode }).end <= Date.now();
  const difference = presentAmount(found.difference, batch.currency);
  return [
    check('monthEnded', hasEnded ? 'passed' : 'failed'),
    check('frozenOrders', found.frozen > 0 ? 'known' : 'passed', { count: found.frozen }),
    check('otherBatch', found.others > 0 ? 'failed' : 'passed', { count: found.others }),
    check('sumsAgree', found.agrees ? 'passed' : 'failed', { count: found.lines }),
    ...(batch.settleDimension === merchants
      ? []
      : [check('payees', found.paid_to < found.payable ? 'known' : 'passed', { count: found.paid_to, of: found.payable })]),
    check('platform', found.differing > 0 ? 'known' : 'passed', { count: found.differing, of: found.reported, amount: difference }),
  ];
}

/** SQL: all that is counted of a batch, in one statement. */
function figuresOf({ id, round, settleMonth, settleDimension, country }: Batch): SQL {
  const b = settlementBatches;
  const s = settlementStatements;
  const line = settlementLines;
  const lines = sql`${line} where ${line.batchId} = ${id} and ${line.round} = ${round}`;
  const hasPayee = sql`exists (select 1 from ${payees} where ${payees.beneficiaryType} = ${s.beneficiaryType} and ${payees.beneficiaryId} = ${s.beneficiaryId})`;
  const ofMonth = sql`${saleItems} where ${saleItems.settleMonth} = ${settleMonth} and ${saleItems.country} = ${country}
    and ${saleItems.workOrderUpId} is not null and ${saleItems.platformCommission} is not null
    and exists (select 1 from ${sales} where ${sales.id} = ${saleItems.orderId} and ${sales.orderStatus} = 2)`;
  return sql`select
    (select count(distinct ${sales.id})::int from ${sales} join ${saleItems} on ${saleItems.orderId} = ${sales.id}
      where ${sales.orderStatus} = 4 and ${saleItems.country} = ${country} and ${saleItems.workOrderUpId} is not null) frozen,
    (select count(*)::int from ${b} where ${b.id} <> ${id} and ${b.settleMonth} = ${settleMonth} and ${b.country} = ${country}
      and ${b.settleDimension} = ${settleDimension} and ${inState(settlementLife, b, 'pending', 'settled')}) others,
    (select count(*)::int from ${lines}) lines,
    (select coalesce(sum(${line.amount}) filter (where ${line.payBy} <> 1), 0) from ${lines})
      = (select coalesce(sum(${s.totalAmount}), 0) from ${s} where ${s.batchId} = ${id})
      and (select coalesce(sum(${s.totalAmount}), 0) from ${s} where ${s.batchId} = ${id}) = (select ${b.totalAmount} from ${b} where ${b.id} = ${id}) agrees,
    (select count(*)::int from ${s} where ${s.batchId} = ${id} and ${s.payableAmount} > 0) payable,
    (select count(*)::int from ${s} where ${s.batchId} = ${id} and ${s.payableAmount} > 0 and ${hasPayee}) paid_to,
    (select count(*)::int from ${ofMonth}) reported,
    (select count(*)::int from ${ofMonth} and ${differsSql}) differing,
    (select sum(${saleItems.platformCommission} - ${shareSql.whole})::text from ${ofMonth} and ${differsSql}) difference`;
}
