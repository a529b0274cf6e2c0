import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { settlementPlaces } from '../../../../tables/money/settlement';
import type { CountryCode } from '../../../system/country';
import { monthSpan } from '../../compute';
import type { Batch } from '../policy';
import type { PlaceRow } from './submissionRows';

/** The creators' places that a batch counted, as they were: those that were undone since are among them. */
export async function keptPlaces(db: Db, { id, settleMonth: month, country }: Batch): Promise<PlaceRow[]> {
  const { begin } = monthSpan({ month, country: country as CountryCode });
  const rows = await db
    .select()
    .from(settlementPlaces)
    .where(eq(settlementPlaces.batchId, id))
    .orderBy(asc(settlementPlaces.workOrderUpId));
  return rows.map((row) => ({
    id: row.workOrderUpId,
    work_order_id: row.workOrderId,
    work_order_type: row.workOrderType,
    shop_id: row.shopId,
    leader_id: row.leaderId,
    up_id: row.upId,
    bd_id: row.bdId,
    fulfilled: row.fulfilledTime && row.fulfilledTime.toISOString(),
    late: row.fulfilledTime !== null && row.fulfilledTime.getTime() < begin,
    has_fee: row.creatorFee !== null,
    creator_fee: row.creatorFee ?? '0',
    shop_fee: row.merchantFee ?? '0',
    fee: null,
    settled: row.settledFee,
  }));
}
