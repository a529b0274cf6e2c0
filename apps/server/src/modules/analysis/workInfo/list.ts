import type { OutputOf, ParsedInputOf, workInfoApi } from '@backlot/contract';
import { and, arrayContains, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../db/list/contains';
import { totalOf } from '../../../db/list/countRows';
import { forwards, orderOf } from '../../../db/list/orderOf';
import { presentPage } from '../../../db/presentPage';
import type { Services } from '../../../services';
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

const hourMs = 3_600_000;
/** The hour that runs: whoever asks within it asks the same, so that one count answers them all. */
const thisHour = () => new Date(Math.floor(Date.now() / hourMs) * hourMs);

/** SQL: the works in sight that a query asks for, from the hour so many days ago. A merchant does not find works by who made them. */
export const whereOf = (query: WorkQuery, viewer: Viewer, now = thisHour()): SQL | undefined =>
  and(
    gte(works.postTime, new Date(now.getTime() - query.days * 24 * hourMs)),
    worksInSight(viewer),
    query.searchValue ? or(contains(sql`coalesce(${works.descr}, '')`, query.searchValue), eq(works.link, query.searchValue)) : undefined,
    query.upId ? eq(works.upId, query.upId) : undefined,
    query.webId?.length ? inArray(works.webId, query.webId) : undefined,
    query.hashtag ? or(arrayContains(works.hashtags, [query.hashtag]), arrayContains(works.hashtags, [`#${query.hashtag}`])) : undefined,
    query.isCommerce === undefined ? undefined : eq(works.isCommerce, query.isCommerce === 1),
    query.viewsMin === undefined ? undefined : gte(works.views, query.viewsMin),
  );

/** A page of works, newest first unless asked otherwise. */
export async function pageOfWorkInfo(
  { database: { db }, totals }: Pick<Services, 'database' | 'totals'>,
  query: Page,
  viewer: Viewer,
): Promise<OutputOf<typeof workInfoApi.page>> {
  const where = whereOf(query, viewer);
  const order = sql.join(forwards(orderOf(works, sorting, query)), sql`, `);
  const [rows, total] = await Promise.all([
    rowsOfWorks(db, worksWhere(where, sql`order by ${order} limit ${query.pageSize} offset ${(query.pageNo - 1) * query.pageSize}`)),
    totalOf(db, { table: works, where }, totals),
  ]);
  return presentPage({ ...query, ...total, rows });
}
