import { settlementLife } from '@backlot/contract';
import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { users } from '../../../../tables/base/user';
import { payees } from '../../../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../../../tables/money/settlement';
import { type Amount, monthSpan, readAmount, readPercent, settleTerms, type Terms } from '../../compute';
import { dimensionOf } from '../dimensions';
import type { MonthKey } from './MonthKey';
import { readRules } from './readRules';

/** SQL: batches of the dimension and country whose numbers are locked. */
const locked = ({ settleDimension, country }: MonthKey) =>
  and(
    eq(settlementBatches.settleDimension, settleDimension),
    eq(settlementBatches.country, country),
    inState(settlementLife, settlementBatches, 'pending', 'settled'),
  );

/** What holds for the whole batch, as it is in the database now. */
export async function readTerms(db: Db, key: MonthKey, cutoff: Date): Promise<Terms> {
  const { settleMonth: month, settleDimension, country } = key;
  const { scale, minPayout } = settleTerms(country);
  const rules = settleDimension <= 2 ? await readRules(db, key) : [];
  return {
    month,
    country,
    dimension: dimensionOf(settleDimension),
    cutoff: cutoff.getTime(),
    lockedUntil: await lockedUntil(db, key),
    minPayout,
    rules,
    openingBalances: await openingBalances(db, key, scale),
    withholdingRates: new Map(
      (await db.select().from(payees).where(eq(payees.beneficiaryType, settleDimension))).map(({ beneficiaryId, withholdingRate }) => [
        beneficiaryId,
        readPercent(withholdingRate) ?? 0n,
      ]),
    ),
    teams: rules.some(({ scopes }) => scopes.some(({ kind }) => kind === 'team')) ? await teamsOf(db, country) : new Map(),
  };
}

/** The end of the newest locked month, for the first month after it; later ones wait for that (SPEC ML5). */
async function lockedUntil(db: Db, key: MonthKey): Promise<number | null> {
  const months = (
    await db
      .select({ month: settlementBatches.settleMonth })
      .from(settlementBatches)
      .where(locked(key))
      .orderBy(settlementBatches.settleMonth)
  ).map(({ month }) => month);
  const newest = months.at(-1);
  if (newest === undefined || newest >= key.settleMonth) return null;
  const open = monthSpan({ month: newest, country: key.country }).end;
  return monthSpan({ month: key.settleMonth, country: key.country }).begin === open ? open : null;
}

/** What earlier statements carried forward and no later one took over, by beneficiary. */
async function openingBalances(db: Db, key: MonthKey, scale: number): Promise<ReadonlyMap<string, Amount>> {
  const left = sql<string>`sum(${settlementStatements.carriedForward} - ${settlementStatements.openingBalance})::text`;
  const rows = await db
    .select({ id: settlementStatements.beneficiaryId, left })
    .from(settlementStatements)
    .innerJoin(settlementBatches, eq(settlementBatches.id, settlementStatements.batchId))
    .where(and(locked(key), lt(settlementBatches.settleMonth, key.settleMonth)))
    .groupBy(settlementStatements.beneficiaryId)
    .having(sql`sum(${settlementStatements.carriedForward} - ${settlementStatements.openingBalance}) <> 0`);
  return new Map(rows.map((row) => [row.id, readAmount(row.left, scale) ?? 0n]));
}

/** The team of everybody of a country. */
export async function teamsOf(db: Db, country: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: users.id, orgId: users.orgId })
    .from(users)
    .where(and(inArray(users.country, [country]), isNotNull(users.orgId), ne(users.status, 2)));
  return new Map(rows.map(({ id, orgId }) => [id, orgId ?? '']));
}
