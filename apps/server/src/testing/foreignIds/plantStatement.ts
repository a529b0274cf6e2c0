import { settlementLife } from '@backlot/contract';
import type { Db } from '../../db/database';
import { settlementBatches, settlementStatements } from '../../tables/money/settlement';

interface Person {
  id: string;
  country: string;
  currency: string;
  orgId: string | null;
}

/** A locked batch of the BDs of a country with the statement of one of them. */
export async function plantStatement(db: Db, { id, country, currency, orgId }: Person): Promise<{ batch: string; statement: string }> {
  const [batch] = await db
    .insert(settlementBatches)
    .values({
      batchNo: `JS202001BD${country}001`,
      settleMonth: '2020-01',
      settleDimension: 1,
      country,
      currency,
      settleStatus: settlementLife.states.pending,
      lockTime: new Date(),
    })
    .returning({ id: settlementBatches.id });
  const [statement] = await db
    .insert(settlementStatements)
    .values({ batchId: batch?.id ?? '', beneficiaryType: 1, beneficiaryId: id, beneficiaryName: 'One', orgId })
    .returning({ id: settlementStatements.id });
  return { batch: batch?.id ?? '', statement: statement?.id ?? '' };
}
