import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { settlementBatches, settlementLines, settlementStatements } from '../../../../tables/money/settlement';
import type { CountryCode } from '../../../system/country';
import { monthSpan } from '../../compute';
import { ruleIn } from '../computing/computedWith';
import { dimensionOf } from '../dimensions';
import type { Batch } from '../policy';
import { createOrderBook } from './createOrderBook';
import { keptPlaces } from './keptPlaces';
import { moneyText } from './monthText';
import { orderRows, settledBefore } from './orderRows';
import { presentOrder, presentSettled } from './presentOrder';
import { presentRule, rulesOfBatch } from './ruleRows';
import { presentSubmission } from './presentSubmission';
import { submissionRows } from './submissionRows';

/**
 * A batch as an auditor recomputes it from the command line (domain/money-case): JSON in parts, as they are read. Nothing of its
 * order lines stays in memory. Throws where a preview is computed anew meanwhile: half of it would be of another round.
 */
export async function* monthFile(db: Db, batch: Batch): AsyncGenerator<string> {
  const country = batch.country as CountryCode;
  const dimension = dimensionOf(batch.settleDimension);
  const money = moneyText(country);
  const book = createOrderBook();
  let hasLate = false;

  const head = { month: batch.settleMonth, country, currency: batch.currency, dimension };
  yield `${JSON.stringify({ ...head, cutoff: (batch.cutoffTime ?? batch.previewTime).toISOString() }).slice(0, -1)},"orders":`;
  yield* list(orderRows(db, batch), (row) => {
    hasLate ||= row.late;
    return presentOrder(row, { country, book });
  });
  yield ',"settledLines":';
  yield* list(orderRows(db, batch, settledBefore), (row) => presentSettled(row, { country, dimension }));

  const kept = batch.computedWith;
  const places = await (kept?.places ? keptPlaces : submissionRows)(db, batch);
  const rules = kept ? kept.rules.map(ruleIn) : batch.settleDimension <= 2 ? await rulesOfBatch(db, batch) : [];
  const statements = await db.select().from(settlementStatements).where(eq(settlementStatements.batchId, batch.id));
  const byHand = await db
    .select()
    .from(settlementLines)
    .where(and(eq(settlementLines.batchId, batch.id), eq(settlementLines.sourceType, 4)))
    .orderBy(asc(settlementLines.id));
  const submissions = places.map((row) => presentSubmission(row, { country, dimension, book }));
  const rest = {
    submissions,
    rules: rules.map((rule) => presentRule(rule, { country, book })),
    workOrders: book.rows,
    openingBalances: Object.fromEntries(statements.map((one) => [one.beneficiaryId, money(one.openingBalance)])),
    withholdingRates: Object.fromEntries(statements.map((one) => [one.beneficiaryId, one.withholdingRate])),
    ...((hasLate || places.some(({ late }) => late)) && {
      lockedUntil: new Date(monthSpan({ month: batch.settleMonth, country }).begin).toISOString(),
    }),
    ...(rules.some(({ scopes }) => scopes.some(({ kind }) => kind === 'team')) && {
      teams:
        kept?.teams ??
        Object.fromEntries(statements.flatMap(({ beneficiaryId, orgId }) => (orgId === null ? [] : [[beneficiaryId, orgId]]))),
    }),
    adjustments: byHand.map((line) => ({ id: line.id, beneficiaryId: line.beneficiaryId, amount: money(line.amount) })),
  };
  const [now] = await db.select({ round: settlementBatches.round }).from(settlementBatches).where(eq(settlementBatches.id, batch.id));
  if (now?.round !== batch.round) throw new Error(`${batch.batchNo} was computed anew while its file was read.`);
  yield `,${JSON.stringify(rest).slice(1)}\n`;
}

/** Rows at once in one piece of text. */
const together = 500;

/** A JSON list, piece by piece. */
async function* list<Row>(rows: AsyncIterable<Row>, present: (row: Row) => unknown): AsyncGenerator<string> {
  let piece = '[';
  let count = 0;
  for await (const row of rows) {
    piece += `${count > 0 ? ',' : ''}\n${JSON.stringify(present(row))}`;
    count += 1;
    if (count % together > 0) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]`;
}

/** `2026-10-PH-bd-JS202610BDPH001.json`. */
export const monthFileName = ({ settleMonth, country, settleDimension, batchNo }: Batch): string =>
  `${settleMonth}-${country}-${dimensionOf(settleDimension)}-${batchNo}.json`;
