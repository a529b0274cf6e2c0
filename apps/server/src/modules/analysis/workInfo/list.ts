import type { OutputOf, ParsedInputOf, workInfoApi } from '@backlot/contract';
import { and, arrayContains, count, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { forwards, orderOf } from '../../../db/list/orderOf';
import { presentPage } from '../../../db/presentPage';
import { together } from '../../../db/together/together';
import { works } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { rowsOfWorks, worksWhere } from './rowsOfWorks';
import { worksInSight } from './sight';

type Page = ParsedInputOf<typeof workInfoApi.page>;
export type WorkQuery = Omit<Page, 'pageNo' | 'pageSize'>;

const { postTime, views } = works;

export const sorting = {
  sorts: { postTime, views },
  fallback: { by: postTime, order: 'descend' as const },
};

/** SQL: the works in sight that a query asks for. A merchant does not find works by who made them. */
export const whereOf = (query: WorkQuery, viewer: Viewer, now = new Date()): SQL | undefined =>
  and(
    gte(works.postTime, new Date(now.getTime() - query.days * 86_400_000)),
    worksInSight(viewer),
    query.searchValue ? or(contains(sql`coalesce(${works.descr}, '')`, query.searchValue), eq(works.link, query.searchValue)) : undefined,
    query.upId ? eq(works.upId, query.upId) : undefined,
    query.webId?.length ? inArray(works.webId, query.webId) : undefined,
    query.hashtag ? or(arrayContains(works.hashtags, [query.hashtag]), arrayContains(works.hashtags, [`#${query.hashtag}`])) : undefined,
    query.isCommerce === undefined ? undefined : eq(works.isCommerce, query.isCommerce === 1),
    query.viewsMin === undefined ? undefined : gte(works.views, query.viewsMin),
  );

/** A page of works, newest first unless asked otherwise. */
export async function pageOfWorkInfo(db: Db, query: Page, viewer: Viewer): Promise<OutputOf<typeof workInfoApi.page>> {
  const where = whereOf(query, viewer);
  const order = sql.join(forwards(orderOf(works, sorting, query)), sql`, `);
  const [rows, [total]] = await together(db, (at) =>
    Promise.all([
      rowsOfWorks(at, worksWhere(where, sql`order by ${order} limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`)),
      at.select({ n: count() }).from(works).where(where),
    ]),
  );
  return presentPage({ ...query, totalRows: total?.n ?? 0, rows });
}
