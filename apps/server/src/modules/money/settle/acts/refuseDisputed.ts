import { settlementLife } from '@backlot/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { Refusal } from '../../../../http/answers/refusal';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import type { Batch } from '../policy';
import { openDispute } from './confirm';

const { settleMonth, settleDimension, country } = settlementBatches;

/** Refuses with 1028008 to lock a month anew as long as nobody answered what people disputed of its voided batch (decision 0058). */
export async function refuseDisputed(tx: Db, batch: Batch): Promise<void> {
  const [found] = await tx
    .select({ n: count() })
    .from(settlementStatements)
    .innerJoin(settlementBatches, eq(settlementBatches.id, settlementStatements.batchId))
    .where(
      and(
        eq(settleMonth, batch.settleMonth),
        eq(settleDimension, batch.settleDimension),
        eq(country, batch.country),
        inState(settlementLife, settlementBatches, 'void'),
        openDispute,
      ),
    );
  if (found && found.n > 0) throw new Refusal('disputesOpen', { n: found.n });
}
