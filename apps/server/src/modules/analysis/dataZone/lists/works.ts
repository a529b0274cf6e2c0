import type { dataZoneApi, ParsedInputOf } from '@backlot/contract';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import { contains } from '../../../../db/list/contains';
import { presentPage } from '../../../../db/presentPage';
import { together } from '../../../../db/together/together';
import { Refusal } from '../../../../http/answers/refusal';
import { ups, works } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import { addDays } from '../../../system/country';
import { creatorsOf, periodOf } from '../../comment';
import { worksOfFollow } from '../../follow';
import { beginOf } from '../figures/Span';
import { findFollow } from '../findFollow';
import { presentWork, workColumns } from './workColumns';

export type WorkQuery = Omit<ParsedInputOf<typeof dataZoneApi.works>, 'pageNo' | 'pageSize'>;

const { views, likes, comments, postTime } = works;
const sorts = { views, likes, comments, postTime };
/** Deeper pages are refused for screens (domain/seed-and-scale 8.5). */
const deepest = 10_000;

/** SQL: the works of a zone that a query asks for; what is followed elsewhere is a missing record. */
async function whereOf(db: Db, query: WorkQuery, viewer: Viewer): Promise<SQL | undefined> {
  const { webId, favId, searchValue, fromDay, toDay } = query;
  if (favId) await findFollow(db, { favId, webId });
  const creators = creatorsOf(viewer);
  const zone = await periodOf(db, { range: 1 }, viewer);
  return and(
    eq(works.webId, webId),
    eq(works.workStatus, 1),
    creators && sql`${works.upId} in ${creators}`,
    favId ? sql`${works.id} in ${worksOfFollow(favId)}` : undefined,
    searchValue ? contains(works.descr, searchValue) : undefined,
    fromDay ? gte(works.postTime, beginOf(fromDay, zone)) : undefined,
    toDay ? lt(works.postTime, beginOf(addDays(toDay, 1), zone)) : undefined,
  );
}

function orderOf({ sortField = 'views', sortOrder = 'descend' }: WorkQuery): SQL {
  return sortOrder === 'descend'
    ? sql`${sorts[sortField]} desc nulls last, ${works.id} desc`
    : sql`${sorts[sortField]} asc nulls first, ${works.id} asc`;
}

/** A page of the works of a zone with their exact number. */
export async function pageOfWorks(db: Db, query: ParsedInputOf<typeof dataZoneApi.works>, viewer: Viewer) {
  const { pageNo, pageSize } = query;
  if (pageNo * pageSize > deepest) throw new Refusal('tooManyPages');
  const where = await whereOf(db, query, viewer);
  const [rows, [total]] = await together(db, (at) =>
    Promise.all([
      at
        .select(workColumns)
        .from(works)
        .innerJoin(ups, eq(ups.id, works.upId))
        .where(where)
        .orderBy(orderOf(query))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
      at
        .select({ n: sql<number>`count(*)::int` })
        .from(works)
        .where(where),
    ]),
  );
  return presentPage({ ...query, totalRows: total?.n ?? 0, rows: rows.map(presentWork) });
}

/** Ids of all works that a query asks for, in its order. */
export async function idsOfWorks(db: Db, query: WorkQuery, viewer: Viewer): Promise<string[]> {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(await whereOf(db, query, viewer))
    .orderBy(orderOf(query));
  return rows.map(({ id }) => id);
}

/** Works in the order of their ids. */
export async function worksByIds(db: Db, ids: readonly string[]) {
  const rows = await db.select(workColumns).from(works).innerJoin(ups, eq(ups.id, works.upId)).where(inIds(works.id, ids));
  const byId = new Map(rows.map((row) => [row.id, presentWork(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
