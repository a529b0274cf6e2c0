import type { CollectDetail, collectApi, CollectRow, OutputOf, ParsedInputOf } from '@backlot/contract';
import { and, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { contains } from '../../../db/list/contains';
import { listPage } from '../../../db/list/listPage';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { together } from '../../../db/together/together';
import { collections, collectionWorks } from '../../../tables/analysis/collection';
import { works } from '../../../tables/creators/creator';
import { rowOrRefuse } from '../../base/crud';
import type { Viewer } from '../../base/sight';
import { workMetricSnapshots } from '../../creators/creator';
import { countryOf } from '../../system/country';
import { gainedLately } from '../upAnalysis';
import { rowsOfWorks, worksInSight, worksWhere } from '../workInfo';
import { type Collection, ownCollections } from './own';

const { name, createTime } = collections;

/** Days of the sum that are told. */
const days = 30;

/** Own collections with what their works have together. */
export async function pageOfCollections(
  db: Db,
  query: ParsedInputOf<typeof collectApi.page>,
  viewer: Viewer,
): Promise<OutputOf<typeof collectApi.page>> {
  const where = and(ne(collections.status, 2), ownCollections(viewer), query.searchValue ? contains(name, query.searchValue) : undefined);
  const sorting = {
    sorts: { name, createTime },
    fallback: { by: createTime, order: 'descend' as const },
  };
  const { rows, totalRows } = await listPage(db, { table: collections, where, ...sorting }, query);
  const found = rows as unknown as Collection[];
  const ids = found.map(({ id }) => id);
  const sums = ids.length > 0 ? await sumsOf(db, ids, viewer) : new Map<string, CollectRow['sums']>();
  return presentPage({
    ...query,
    totalRows,
    rows: found.map((row) => present(row, sums.get(row.id))),
  });
}

/** One own collection: the sum, day by day, and its works as far as they are still in sight. */
export async function collectionDetail(db: Db, id: string, viewer: Viewer): Promise<CollectDetail> {
  const row = await rowOrRefuse(db, {
    table: collections,
    id,
    notFound: 'notFound',
    within: and(ownCollections(viewer)),
  });
  const inIt = sql`${works.id} in (select ${collectionWorks.workId} from ${collectionWorks} where ${collectionWorks.collectionId} = ${id})`;
  const [sums, parts, joined, won] = await together(db, (at) =>
    Promise.all([
      sumsOf(at, [id], viewer),
      rowsOfWorks(at, worksWhere(and(inIt, worksInSight(viewer)), sql`order by ${works.views} desc nulls last, ${works.id} desc`)),
      at
        .select({
          workId: collectionWorks.workId,
          addTime: collectionWorks.addTime,
          viewsThen: collectionWorks.viewsThen,
        })
        .from(collectionWorks)
        .where(inIds(collectionWorks.collectionId, [id])),
      jsonRowsOf<CollectDetail['days'][number]>(at, daysSql(and(inIt, worksInSight(viewer)) ?? inIt, viewer)),
    ]),
  );
  const joins = new Map(joined.map((join) => [join.workId, join]));
  const times = parts.flatMap(({ dataTime }) => dataTime ?? []).sort();
  return {
    ...present(row as unknown as Collection, sums.get(id)),
    days: won,
    parts: parts.map((part) => {
      const join = joins.get(part.id);
      const then = join?.viewsThen ?? null;
      return {
        ...part,
        addTime: presentTime(join?.addTime ?? row.createTime),
        sinceAdded: then === null || part.views === null ? null : part.views - then,
      };
    }),
    dataTime: times.at(-1) ?? null,
  };
}

const present = (row: Collection, sums: CollectRow['sums'] = nothing): CollectRow => ({
  id: row.id,
  version: row.version,
  can: ['get', 'edit', 'delete'],
  name: row.name,
  note: row.note,
  sums,
  createTime: presentTime(row.createTime),
});

const nothing = { works: 0, views: 0, likes: 0, comments: 0, shares: 0, gained24: 0 };

async function sumsOf(db: Db, ids: readonly string[], viewer: Viewer): Promise<Map<string, CollectRow['sums']>> {
  const some = sql`any(${sql.param([...ids])}::bigint[])`;
  const rows = await jsonRowsOf<CollectRow['sums'] & { id: string }>(
    db,
    sql`
    select cw.collection_id::text id, count(*)::int "works", coalesce(sum(w.views), 0)::bigint "views", coalesce(sum(w.likes), 0)::bigint "likes",
      coalesce(sum(w.comments), 0)::bigint "comments", coalesce(sum(w.shares), 0)::bigint "shares", coalesce(sum(g.gained24), 0)::bigint "gained24"
    from ${collectionWorks} cw join (${worksWhere(sql`${worksInSight(viewer)} and ${works.id} in (select c.work_id from ${collectionWorks} c where c.collection_id = ${some})`)}) w on w.id = cw.work_id ${gainedLately}
    where cw.collection_id = ${some} group by cw.collection_id`,
  );
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** SQL: views won a day by works together; a work whose day before is unknown tells nothing of a day. */
function daysSql(where: SQL, { caller }: Viewer): SQL {
  const { timeZone } = countryOf(caller.country ?? 'SG');
  return sql`
    select day::text "day", sum(won)::bigint "views" from (
      select day, case when posted = day then views when day_before = day - 1 then views - views_before end won
      from (select *, lag(day) over shots day_before, lag(views) over shots views_before from (
        select distinct on (id, day) id, day, posted, views from (
          select w.id, (s.stat_time at time zone ${timeZone}::text)::date as day, (w.post_time at time zone ${timeZone}::text)::date posted, s.views, s.stat_time
          from (${worksWhere(where)}) w join ${workMetricSnapshots} s on s.work_id = w.id and s.views is not null and s.stat_time > now() - make_interval(days => ${days + 2}::int)) kept
        order by id, day, stat_time desc) shot window shots as (partition by id order by day)) told) won
    where won is not null and day > (now() at time zone ${timeZone}::text)::date - ${days}::int
    group by day order by day`;
}
