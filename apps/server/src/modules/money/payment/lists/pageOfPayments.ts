import type { ParsedInputOf, paymentApi, PaymentRow } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { contains } from '../../../../db/list/contains';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { Refusal } from '../../../../http/answers/refusal';
import { payments } from '../../../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import type { Viewer } from '../../../base/sight';
import { paymentsInSight } from '../sight';
import { waitsForReversal } from '../waitsForReversal';
import { rowsOfPayments } from './rowsOfPayments';

export type PaymentQuery = ParsedInputOf<typeof paymentApi.page>;

const { createTime, payTime, amount, payNo } = payments;

export const sorting = { sorts: { createTime, payTime, amount }, fallback: { by: createTime, order: 'descend' as const } };

/** SQL: the payments in sight that a query asks for. */
export const whereOf = (query: PaymentQuery, viewer: Viewer): SQL | undefined =>
  and(
    paymentsInSight(viewer),
    query.statementId ? eq(payments.statementId, query.statementId) : undefined,
    query.country?.length ? inArray(payments.country, query.country) : undefined,
    query.payStatus?.length ? inArray(payments.payStatus, query.payStatus) : undefined,
    query.method?.length ? inArray(payments.method, query.method) : undefined,
    query.waits && waitsForReversal(viewer),
    ofStatement(
      and(
        query.batchId ? eq(settlementStatements.batchId, query.batchId) : undefined,
        query.settleDimension?.length ? inArray(settlementStatements.beneficiaryType, query.settleDimension) : undefined,
        query.settleMonth
          ? sql`exists (select 1 from ${settlementBatches} where ${settlementBatches.id} = ${settlementStatements.batchId} and ${settlementBatches.settleMonth} = ${query.settleMonth})`
          : undefined,
      ),
    ),
    query.searchValue
      ? or(contains(payNo, query.searchValue), ofStatement(contains(settlementStatements.beneficiaryName, query.searchValue)))
      : undefined,
  );

const ofStatement = (which: SQL | undefined): SQL | undefined =>
  which && sql`exists (select 1 from ${settlementStatements} where ${settlementStatements.id} = ${payments.statementId} and ${which})`;

/** A page of the payments in sight. */
export async function pageOfPayments(db: Db, query: PaymentQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: payments, where: whereOf(query, viewer), ...sorting }, query);
  const ids = rows.map(({ id }) => String(id));
  return presentPage({ ...query, totalRows, rows: await rowsOfPayments(db, ids, viewer) });
}

/** One payment in sight; 1020002 otherwise. */
export async function paymentInSight(db: Db, id: string, viewer: Viewer): Promise<PaymentRow> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, id), paymentsInSight(viewer)));
  const [row] = await rowsOfPayments(
    db,
    found.map((one) => one.id),
    viewer,
  );
  if (!row) throw new Refusal('notFound');
  return row;
}
