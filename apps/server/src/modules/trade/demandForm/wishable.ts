import type { demandApi, ParsedInputOf } from '@backlot/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { countRows } from '../../../db/list/countRows';
import { presentPage } from '../../../db/presentPage';
import { ups } from '../../../tables/creators/creator';

/** Creators of a country that a merchant may wish for: names and public figures only (domain/model 2.3.4). */
export async function wishableOf(db: Db, query: ParsedInputOf<typeof demandApi.wishable>) {
  const where = and(
    eq(ups.status, 0),
    eq(ups.blackFlag, false),
    eq(ups.country, query.country),
    query.searchValue ? or(contains(ups.nickname, query.searchValue), contains(ups.upNumber, query.searchValue)) : undefined,
  );
  const totalRows = await countRows(db, { table: ups, where });
  const column = { fansNum: ups.fansNum, interactionRate: ups.interactionRate }[query.sortField ?? 'fansNum'];
  const sorted = query.sortField && query.sortOrder !== 'descend' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`;
  const rows = await db
    .select({
      id: ups.id,
      nickname: ups.nickname,
      upNumber: ups.upNumber,
      fansNum: ups.fansNum,
      interactionRate: ups.interactionRate,
      starLevel: ups.starLevel,
    })
    .from(ups)
    .where(where)
    .orderBy(sorted, asc(ups.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return presentPage({ ...query, totalRows, rows });
}
