import { eq } from 'drizzle-orm';
import { postBatch } from '../modules/money/book';
import { payees } from '../tables/money/payment';
import { settlementBatches, settlementLines, settlementStatements } from '../tables/money/settlement';
import type { TestServer } from './startServer';
import type { Trade } from './trade';

interface Owed {
  batch: string;
  statement: string;
  second: string;
}

let planted = 0;

/** What finance pays in tests: confirmed batches, and accounts to pay to. */
export function owingOn({ db, ids, shop }: Trade, { services }: TestServer) {
  /** A confirmed batch that owes 100.00 to `bd` and 50.00 to `bd2`, 10.00 of the first held back as tax; posted as settling does. */
  async function owed({ settleStatus = 2, settleDimension = 1 } = {}): Promise<Owed> {
    const [batch] = await db
      .insert(settlementBatches)
      .values({
        batchNo: `JS2020-${(planted += 1)}`,
        settleMonth: '2020-01',
        settleDimension,
        country: 'PH',
        currency: 'PHP',
        settleStatus,
        lockTime: new Date(),
      })
      .returning();
    const statement = async (beneficiaryId: string, [total, tax, payable]: [string, string, string]) => {
      const owner = { batchId: batch?.id ?? '', beneficiaryType: settleDimension, beneficiaryId };
      const [row] = await db
        .insert(settlementStatements)
        .values({ ...owner, beneficiaryName: 'Ana', totalAmount: total, withholdingAmount: tax, payableAmount: payable })
        .returning();
      await db.insert(settlementLines).values({
        ...owner,
        round: 1,
        lineType: 1,
        section: 'commercial',
        sourceType: 1,
        sourceId: String((planted += 1)),
        amount: total,
        payBy: 2,
        lockTime: new Date(),
      });
      return row?.id ?? '';
    };
    const isMerchant = settleDimension === 3;
    const first = await statement(isMerchant ? shop.id : ids.bd, ['110.00', '10.00', '100.00']);
    const second = await statement(isMerchant ? '999' : ids.bd2, ['50.00', '0', '50.00']);
    if (batch) await postBatch(db, batch);
    return { batch: batch?.id ?? '', statement: first, second };
  }
  const payee = (beneficiaryId = ids.bd, more: Partial<typeof payees.$inferInsert> = {}) =>
    db
      .insert(payees)
      .values({
        beneficiaryType: 1,
        beneficiaryId,
        sealed: services.vault.seal(JSON.stringify({ bankName: 'BDO', accountName: '=K. Mendoza', accountNumber: '001234564417' })),
        masked: 'BDO •••• 4417',
        changeTime: new Date('2020-01-01T00:00:00Z'),
        ...more,
      })
      .onConflictDoNothing();
  const stateOf = async (id: string) =>
    (await db.select({ at: settlementStatements.payStatus }).from(settlementStatements).where(eq(settlementStatements.id, id)))[0]?.at;
  return { owed, payee, stateOf };
}

export type Owing = ReturnType<typeof owingOn>;
