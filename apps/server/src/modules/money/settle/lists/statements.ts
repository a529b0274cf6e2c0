import type { OutputOf, ParsedInputOf, settleStatementApi } from '@backlot/contract';
import { and, asc, count, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { contains } from '../../../../db/list/contains';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { presentTime } from '../../../../db/presentTime';
import { together } from '../../../../db/together/together';
import { Refusal } from '../../../../http/answers/refusal';
import { payees } from '../../../../tables/money/payment';
import { settlementBatches, settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import type { Viewer } from '../../../base/sight';
import { countries, type CountryCode, presentAmount } from '../../../system/country';
import { openDispute } from '../acts/confirm';
import { seesProofs } from '../mayReadProof';
import { canOf } from '../policy';
import { ownStatements, statementsInSight } from '../sight';
import { presentSums } from './presentSums';
import { waitsForAcknowledging } from './waits';

type Query = ParsedInputOf<typeof settleStatementApi.page>;
export type StatementRow = OutputOf<typeof settleStatementApi.page>['rows'][number];

const { payableAmount, totalAmount, batchId, beneficiaryName, payStatus, changeCount } = settlementStatements;

const sorting = {
  sorts: { payableAmount, totalAmount, settleMonth: batchId, beneficiaryName },
  fallback: { by: payableAmount, order: 'descend' as const },
};

const ofBatch = (which: SQL | undefined): SQL | undefined =>
  which && sql`exists (select 1 from ${settlementBatches} where ${settlementBatches.id} = ${batchId} and ${which})`;

const whereOf = (query: Query, viewer: Viewer): SQL | undefined =>
  and(
    statementsInSight(viewer),
    query.batchId ? eq(batchId, query.batchId) : undefined,
    query.settleMonth ? ofBatch(eq(settlementBatches.settleMonth, query.settleMonth)) : undefined,
    query.settleDimension?.length ? inArray(settlementStatements.beneficiaryType, query.settleDimension) : undefined,
    query.country?.length ? ofBatch(inArray(settlementBatches.country, query.country)) : undefined,
    query.payStatus?.length ? inArray(payStatus, query.payStatus) : undefined,
    query.settleStatus?.length ? ofBatch(inArray(settlementBatches.settleStatus, query.settleStatus)) : undefined,
    query.disputed && openDispute ? (query.disputed === 'yes' ? openDispute : not(openDispute)) : undefined,
    query.waits && waitsForAcknowledging(viewer),
    query.changed && (query.changed === 'yes' ? gt(changeCount, 0) : eq(changeCount, 0)),
    query.searchValue ? contains(beneficiaryName, query.searchValue) : undefined,
  );

/** A page of the statements in sight. */
export async function statementPage(db: Db, query: Query, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: settlementStatements, where: whereOf(query, viewer), ...sorting }, query);
  return presentPage({
    ...query,
    totalRows,
    rows: await presentStatements(
      db,
      rows.map(({ id }) => String(id)),
      viewer,
    ),
  });
}

/** A statement in sight; 1020002 otherwise. */
export async function requireInSight(db: Db, id: string, viewer: Viewer) {
  const [statement] = await db
    .select()
    .from(settlementStatements)
    .where(and(eq(settlementStatements.id, id), statementsInSight(viewer)));
  if (!statement) throw new Refusal('notFound');
  return statement;
}

export async function presentStatements(db: Db, ids: readonly string[], viewer: Viewer): Promise<StatementRow[]> {
  if (ids.length === 0) return [];
  const own = ownStatements(viewer);
  const rows = await db
    .select({
      statement: settlementStatements,
      batch: settlementBatches,
      disputed: settlementLines,
      isOwn: sql<boolean>`coalesce(${own ?? sql`false`}, false)`,
      hasPayee: sql<boolean>`${settlementStatements.beneficiaryType} = 3 or ${payees.beneficiaryId} is not null`,
    })
    .from(settlementStatements)
    .innerJoin(settlementBatches, eq(settlementBatches.id, batchId))
    .leftJoin(settlementLines, eq(settlementLines.id, settlementStatements.disputeLineId))
    .leftJoin(
      payees,
      and(eq(payees.beneficiaryType, settlementStatements.beneficiaryType), eq(payees.beneficiaryId, settlementStatements.beneficiaryId)),
    )
    .where(inArray(settlementStatements.id, [...ids]));
  const place = new Map(ids.map((id, index) => [id, index]));
  const time = (moment: Date | null) => moment && presentTime(moment);
  return rows
    .toSorted((a, b) => (place.get(a.statement.id) ?? 0) - (place.get(b.statement.id) ?? 0))
    .map(({ statement, batch, disputed, isOwn, hasPayee }) => ({
      id: statement.id,
      version: statement.version,
      can: canOf({ batch, isOwn }, viewer),
      batch: { id: batch.id, name: batch.batchNo },
      settleMonth: batch.settleMonth,
      settleDimension: batch.settleDimension,
      country: batch.country as StatementRow['country'],
      currency: batch.currency,
      timeZone: countries[batch.country as CountryCode].timeZone,
      cutoffTime: time(batch.cutoffTime),
      settleStatus: batch.settleStatus,
      beneficiary: { id: statement.beneficiaryId, name: statement.beneficiaryName },
      ...presentSums(statement, batch.currency),
      refundAmount: presentAmount(statement.refundAmount, batch.currency) ?? statement.refundAmount,
      withholdingRate: statement.withholdingRate,
      commercialOrderCount: statement.commercialOrderCount,
      teamLeaderOrderCount: statement.teamLeaderOrderCount,
      lineCount: statement.lineCount,
      changeCount: statement.changeCount,
      payStatus: statement.payStatus,
      hasPayee,
      acknowledgeTime: time(statement.acknowledgeTime),
      disputeText: statement.disputeText,
      disputeTime: time(statement.disputeTime),
      disputeLine: disputed && presentLine(disputed, batch.currency, viewer),
      resolveText: statement.resolveText,
      resolveTime: time(statement.resolveTime),
    }));
}

/** A page of a statement's lines. */
export async function linePage(db: Db, query: ParsedInputOf<typeof settleStatementApi.lines>, viewer: Viewer) {
  const statement = await requireInSight(db, query.id, viewer);
  const where = and(
    eq(settlementLines.batchId, statement.batchId),
    eq(settlementLines.beneficiaryId, statement.beneficiaryId),
    query.lineType?.length ? inArray(settlementLines.lineType, query.lineType) : undefined,
  );
  const by = settlementLines[query.sortField ?? 'lineType'];
  const [[batch], [counted], rows] = await together(db, (at) =>
    Promise.all([
      at.select({ currency: settlementBatches.currency }).from(settlementBatches).where(eq(settlementBatches.id, statement.batchId)),
      at.select({ n: count() }).from(settlementLines).where(where),
      at
        .select()
        .from(settlementLines)
        .where(where)
        .orderBy(query.sortOrder === 'descend' ? desc(by) : asc(by), asc(settlementLines.id))
        .limit(query.pageSize)
        .offset((query.pageNo - 1) * query.pageSize),
    ]),
  );
  const currency = batch?.currency ?? '';
  return presentPage({ ...query, totalRows: counted?.n ?? 0, rows: rows.map((row) => presentLine(row, currency, viewer)) });
}

export function presentLine({ snapshot, base, amount, ...line }: typeof settlementLines.$inferSelect, currency: string, viewer: Viewer) {
  const { id, lineType, section, sourceType, sourceId, revision, rate, ruleVersion, payBy, late } = line;
  const { fileId, ...shown } = snapshot;
  return {
    id,
    lineType,
    section,
    sourceType,
    sourceId,
    revision,
    rate,
    ruleVersion,
    payBy,
    late,
    base: presentAmount(base, currency),
    amount: presentAmount(amount, currency) ?? amount,
    snapshot: fileId !== undefined && seesProofs(viewer) ? { ...shown, fileId } : shown,
  };
}
