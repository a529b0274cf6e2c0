import { type SQL, sql } from 'drizzle-orm';
import type { BookAccount } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { joinWhole, readAsTheyLie } from '../../../db/plannedWhole';
import { postings } from '../../../tables/money/posting';
import { settlementLines, settlementStatements } from '../../../tables/money/settlement';

interface Batch {
  id: string;
  settleDimension: number;
  country: string;
  currency: string;
}

/** The account in which somebody of a dimension has what is owed: 1 BD, 2 team leader, 3 merchant, 4 creator. */
const owed: Readonly<Record<number, BookAccount>> = { 1: 'bdPayable', 2: 'leaderPayable', 3: 'merchantReceivable', 4: 'creatorPayable' };

export function accountOf(settleDimension: number): BookAccount {
  const account = owed[settleDimension];
  if (!account) throw new Error(`There is no dimension ${settleDimension}.`);
  return account;
}

/**
 * Brings the books in line with a locked batch: every line that is not posted yet against the margin, and of every statement what its
 * tax differs from what is posted. What the platform pays is listed, not owed, and not posted. A void batch withholds nothing.
 */
export async function postBatch(tx: Db, batch: Batch, { isVoid = false }: { isVoid?: boolean } = {}): Promise<void> {
  // A month may have a million lines.
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await readAsTheyLie(tx, () => joinWhole(tx, () => postLines(tx, batch)));
  await postTax(tx, batch, isVoid);
}

const columns = sql.raw(
  'account, beneficiary_type, beneficiary_id, batch_id, statement_id, country, currency, amount, source_type, source_id',
);

// In the order of the lines: two of its indexes then grow at their end.
const postLines = (tx: Db, batch: Batch) =>
  tx.execute(sql`
    insert into ${postings} (${columns})
    select side.account, ${ofSide(sql`s.beneficiary_type`)}, ${ofSide(sql`s.beneficiary_id`)}, s.batch_id, s.id,
      ${batch.country}, ${batch.currency}, l.amount * side.sign, 1, l.id
    from ${settlementLines} l
    join ${settlementStatements} s on s.batch_id = l.batch_id and s.beneficiary_id = l.beneficiary_id
    cross join ${sidesOf(accountOf(batch.settleDimension), 'agencyMargin', batch.settleDimension === 3 ? 1 : -1)}
    where l.batch_id = ${batch.id}::bigint and l.lock_time is not null and l.pay_by <> 1 and l.amount <> 0
      and not exists (select 1 from ${postings} p where p.batch_id = l.batch_id and p.source_type = 1 and p.source_id = l.id)
    order by l.id`);

const postTax = (tx: Db, batch: Batch, isVoid: boolean) =>
  tx.execute(sql`
    insert into ${postings} (${columns})
    select side.account, ${ofSide(sql`due.beneficiary_type`)}, ${ofSide(sql`due.beneficiary_id`)}, due.batch_id, due.id,
      ${batch.country}, ${batch.currency}, due.amount * side.sign, 2, due.source_id
    from (
      select s.id, s.batch_id, s.beneficiary_type, s.beneficiary_id, next_id() source_id,
        ${isVoid ? sql`0` : sql`s.withholding_amount`} + coalesce((
          select sum(p.amount) from ${postings} p where p.statement_id = s.id and p.source_type = 2 and p.account = 'taxWithheld'
        ), 0) amount
      from ${settlementStatements} s where s.batch_id = ${batch.id}::bigint
      offset 0
    ) due
    cross join ${sidesOf(accountOf(batch.settleDimension), 'taxWithheld', 1)}
    where due.amount <> 0`);

/** SQL: both accounts of an entry, the first one somebody's own. */
const sidesOf = (own: BookAccount, other: BookAccount, sign: 1 | -1): SQL =>
  sql`(values (${own}, ${sign}::int, true), (${other}, ${-sign}::int, false)) side (account, sign, is_own)`;

const ofSide = (value: SQL): SQL => sql`case when side.is_own then ${value} end`;
