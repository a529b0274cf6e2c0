import { type OutputOf, payStatus, type settleStatementApi } from '@backlot/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { Refusal } from '../../../../http/answers/refusal';
import { files } from '../../../../tables/base/file';
import { payees, payments } from '../../../../tables/money/payment';
import { settlementStatements } from '../../../../tables/money/settlement';
import type { Viewer } from '../../../base/sight';
import { seesPayment } from '../sight';
import { presentStatements, requireInSight } from './statements';

/** What a statement says of itself besides its lines (domain/money 4.8). */
export type Summary = OutputOf<typeof settleStatementApi.detail>;

type Money = Pick<Summary, 'payee' | 'payNo' | 'payMethod' | 'payTime' | 'providerNo' | 'voucher'>;

const hidden: Money = { payee: null, payNo: null, payMethod: null, payTime: null, providerNo: null, voucher: null };

/** One statement in sight with all that it must show besides its lines; 1020002 otherwise. */
export async function statementDetail(db: Db, id: string, viewer: Viewer): Promise<Summary> {
  await requireInSight(db, id, viewer);
  const [summary] = await summariesOf(db, [id], viewer);
  if (!summary) throw new Refusal('notFound');
  return summary;
}

/** Statements in sight, in the order of the ids, with what paid them for those who may know it. */
export async function summariesOf(db: Db, ids: readonly string[], viewer: Viewer): Promise<Summary[]> {
  const dataTime = presentTime(new Date());
  const rows = await presentStatements(db, ids, viewer);
  const isShown = ({ settleDimension, beneficiary }: (typeof rows)[number]) =>
    seesPayment(viewer, { beneficiaryType: settleDimension, beneficiaryId: beneficiary.id });
  const found = await moneyOf(
    db,
    rows.filter(isShown).map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...(found.get(row.id) ?? hidden), dataTime }));
}

/** Where the money of statements went, or is to go as long as no payment of it is under way or arrived. */
async function moneyOf(db: Db, ids: readonly string[]): Promise<Map<string, Money>> {
  if (ids.length === 0) return new Map();
  const statements = settlementStatements;
  const rows = await db
    .select({
      id: statements.id,
      // What was paid names the account it went to, whatever stands there today.
      payee: sql<string | null>`case when ${payments.id} is null then ${payees.masked} else ${payments.payeeMasked} end`,
      payNo: payments.payNo,
      payMethod: payments.method,
      payTime: payments.payTime,
      providerNo: payments.providerNo,
      voucher: files.originName,
    })
    .from(statements)
    .leftJoin(payees, and(eq(payees.beneficiaryType, statements.beneficiaryType), eq(payees.beneficiaryId, statements.beneficiaryId)))
    .leftJoin(
      payments,
      and(
        eq(payments.statementId, statements.id),
        eq(payments.payStatus, statements.payStatus),
        inArray(payments.payStatus, [payStatus.paid, payStatus.paying]),
        isNull(payments.reverseOf),
        // Paid again after a reversal: the one that was taken back is not it.
        sql`not exists (select 1 from ${payments} back where back.reverse_of = ${payments.id})`,
      ),
    )
    .leftJoin(files, eq(files.id, payments.voucherFile))
    .where(inArray(statements.id, [...ids]));
  return new Map(rows.map(({ id, payTime, ...money }) => [id, { ...money, payTime: payTime && presentTime(payTime) }]));
}
