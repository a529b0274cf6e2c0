import type { bookApi, OutputOf, ParsedInputOf } from '@backlot/contract';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { postings, postingSums } from '../../../tables/money/posting';
import { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import { presentAmount } from '../../system/country';

type Row = OutputOf<typeof bookApi.page>['rows'][number];

/** A page of postings, the newest first. */
export async function postingPage(db: Db, query: ParsedInputOf<typeof bookApi.page>) {
  const among = ({ account, country, batchId }: typeof postings | typeof postingSums) =>
    and(
      query.account?.length ? inArray(account, query.account) : undefined,
      query.country?.length ? inArray(country, query.country) : undefined,
      query.batchId ? eq(batchId, query.batchId) : undefined,
    );
  const where = and(among(postings), query.statementId ? eq(postings.statementId, query.statementId) : undefined);
  const by = postings[query.sortField ?? 'postTime'];
  const order = query.sortOrder === 'ascend' ? asc : desc;
  const [totalRows, rows] = await Promise.all([
    query.statementId ? db.$count(postings, where) : countOf(db, among(postingSums)),
    db
      .select({ posting: postings, batchNo: settlementBatches.batchNo, name: settlementStatements.beneficiaryName })
      .from(postings)
      .innerJoin(settlementBatches, eq(settlementBatches.id, postings.batchId))
      .innerJoin(settlementStatements, eq(settlementStatements.id, postings.statementId))
      .where(where)
      .orderBy(order(by), order(postings.id))
      .limit(query.pageSize)
      .offset((query.pageNo - 1) * query.pageSize),
  ]);
  return presentPage({ ...query, totalRows, rows: rows.map(present) });
}

/** How many postings there are, by what is kept of them. */
async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [sum] = await db
    .select({ n: sql<number>`coalesce(sum(${postingSums.lines}), 0)::int` })
    .from(postingSums)
    .where(where);
  return sum?.n ?? 0;
}

function present({ posting, batchNo, name }: { posting: typeof postings.$inferSelect; batchNo: string; name: string }): Row {
  const { id, account, beneficiaryId, batchId, statementId, country, currency, amount, sourceType, sourceId, postTime } = posting;
  const isCredit = amount.startsWith('-');
  return {
    id,
    account,
    beneficiary: beneficiaryId === null ? null : { id: beneficiaryId, name },
    batch: { id: batchId, name: batchNo },
    statementId,
    country: country as Row['country'],
    currency,
    debit: isCredit ? null : presentAmount(amount, currency),
    credit: isCredit ? presentAmount(amount.slice(1), currency) : null,
    sourceType,
    sourceId,
    postTime: presentTime(postTime),
  };
}
