import { type dataZoneApi, followKinds, type FollowedRow, type OutputOf, type ParsedInputOf } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { commentDaily } from '../../../../tables/analysis/commentCounts';
import { zoneWarningRows } from '../../../../tables/analysis/zone';
import { comments } from '../../../../tables/collection/comment';
import { works } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import { onDays } from '../../../collection/comments';
import { addDays } from '../../../system/country';
import { counts, creatorsOf, periodOf } from '../../comment';
import { follows, isAbout, textOfWork } from '../../follow';
import { beginOf, type Span, spanOf } from './Span';

type Answer = OutputOf<typeof dataZoneApi.followed>;

/** Days for which a warning is shown beside what it is about. */
const warnedDays = 3;

interface Row {
  fav_id: string | null;
  object_id: string | null;
  name: string | null;
  en_name: string | null;
  vn_name: string | null;
  is_warned: boolean;
  works: number[];
  views: number[];
  now: number[] | null;
  before: number[] | null;
}

/** What is followed with its figures, and all of it together with each work counted once. */
export async function followedOf(db: Db, query: ParsedInputOf<typeof dataZoneApi.followed>, viewer: Viewer): Promise<Answer> {
  const span = spanOf(await periodOf(db, query, viewer));
  const said = query.kind === followKinds.keyword ? ofKeywords(query.webId, span, viewer) : underWorks;
  const rows = await rowsOf<Row>(
    db,
    sql`with follows as materialized (select * from ${follows(sql`f.web_id = ${query.webId} and f.kind = ${query.kind}`)} f),
      facts as materialized (${factsOf(query.webId, span, viewer)}),
      matched as materialized (select f.fav_id, w.* from follows f join facts w on ${isAbout({ upId: sql`w.up_id`, text: sql`w.text` })}),
      each as (select fav_id, ${sums} from matched group by fav_id),
      one as (select ${sums} from (select distinct on (id) * from matched) m),
      ${said}
    select f.fav_id::text, f.object_id::text, f.name, f.en_name, f.vn_name,
      exists (select 1 from ${zoneWarningRows} z where z.fav_id = f.fav_id and z.day > ${addDays(span.today, -1 - warnedDays)}) is_warned,
      array[coalesce(e.works_now, 0), coalesce(e.works_before, 0)] works, array[coalesce(e.views_now, 0), coalesce(e.views_before, 0)] views,
      s.now, s.before
    from follows f left join each e using (fav_id) left join said s on s.fav_id = f.fav_id
    union all
    select null, null, null, null, null, false, array[coalesce(o.works_now, 0), coalesce(o.works_before, 0)], array[coalesce(o.views_now, 0), coalesce(o.views_before, 0)], s.now, s.before
    from one o left join said s on s.fav_id is null`,
  );
  const shown = rows.map((row) => ({ row, figures: figuresOf(row) }));
  const all = shown.find(({ row }) => row.fav_id === null)?.figures ?? figuresOf(undefined);
  return { rows: shown.flatMap(({ row, figures }) => presentRow(row, figures)).toSorted(mostComments), all };
}

/** SQL: works of the channel that were posted or commented in either period. */
function factsOf(webId: number, span: Span, viewer: Viewer): SQL {
  const { fromDay, toDay, beforeFrom } = span;
  const creators = creatorsOf(viewer);
  const [begin, from, end] = [beginOf(beforeFrom, span), beginOf(fromDay, span), beginOf(addDays(toDay, 1), span)];
  return sql`
    select w.id, w.up_id, ${textOfWork(sql`w`)} text, w.work_status = 1 and w.post_time >= ${from} and w.post_time < ${end} is_now,
      w.work_status = 1 and w.post_time >= ${begin} and w.post_time < ${from} is_before, coalesce(w.views, 0)::float8 views, c.now, c.before
    from ${works} w left join (
      select work_id, ${countsOf(sql`n`, sql`day >= ${fromDay}`)} now, ${countsOf(sql`n`, sql`day < ${fromDay}`)} before
      from ${commentDaily} where web_id = ${webId} and day between ${beforeFrom} and ${toDay} group by work_id) c on c.work_id = w.id
    where w.web_id = ${webId} and ${creators ? sql`w.up_id in ${creators}` : sql`true`}
      and (c.work_id is not null or (w.post_time >= ${begin} and w.post_time < ${end}))`;
}

/** SQL: `[positive, neutral, negative]`. */
const countsOf = (n: SQL, when: SQL): SQL => {
  const of = (sentiment: number) => sql`coalesce(sum(${n}) filter (where sentiment = ${sql.raw(String(sentiment))} and ${when}), 0)::int`;
  return sql`array[${of(1)}, ${of(0)}, ${of(-1)}]`;
};

const sums = sql`count(*) filter (where is_now)::int works_now, count(*) filter (where is_before)::int works_before,
  coalesce(sum(views) filter (where is_now), 0) views_now, coalesce(sum(views) filter (where is_before), 0) views_before`;

const added = (field: SQL): SQL =>
  sql`array[coalesce(sum(${field}[1]), 0)::int, coalesce(sum(${field}[2]), 0)::int, coalesce(sum(${field}[3]), 0)::int]`;

/** SQL: comments under the works of each, and of all of them. */
const underWorks: SQL = sql`said as (
  select fav_id, ${added(sql`now`)} now, ${added(sql`before`)} before from matched group by fav_id
  union all
  select null, ${added(sql`now`)}, ${added(sql`before`)} from (select distinct on (id) * from matched) m)`;

/** SQL: comments that each keyword was found in, and those that any was. */
function ofKeywords(webId: number, { fromDay, toDay, beforeFrom }: Span, viewer: Viewer): SQL {
  const creators = creatorsOf(viewer);
  const [now, before] = [sql`day >= ${fromDay}`, sql`day < ${fromDay}`].map((when) => countsOf(sql`1`, when));
  return sql`hit as materialized (
      select ${comments.id}, f.fav_id, ${comments.day}, ${comments.sentiment} from follows f join ${comments} on ${comments.keywordHits} @> array[f.object_id]
      where ${comments.webId} = ${webId} and ${onDays({ fromDay: beforeFrom, toDay })} and ${counts}
        and ${creators ? sql`${comments.upId} in ${creators}` : sql`true`}),
    said as (
      select fav_id, ${now} now, ${before} before from hit group by fav_id
      union all
      select null, ${now}, ${before} from (select distinct on (id) * from hit) h)`;
}

type Figures = Answer['all'];

function figuresOf(row: Row | undefined): Figures {
  const both = ([now = 0, before = 0]: readonly number[] = []) => ({ now: Number(now), before: Number(before) });
  const [now, before] = [row?.now, row?.before].map((felt) => {
    const [positive = 0, neutral = 0, negative = 0] = felt ?? [];
    return { positive, neutral, negative };
  }) as [Figures['sentiment']['now'], Figures['sentiment']['before']];
  const total = ({ positive, neutral, negative }: typeof now) => positive + neutral + negative;
  return {
    works: both(row?.works),
    views: both(row?.views),
    comments: { now: total(now), before: total(before) },
    sentiment: { now, before },
  };
}

function presentRow({ fav_id, object_id, name, en_name, vn_name, is_warned }: Row, figures: Figures): FollowedRow[] {
  if (fav_id === null || object_id === null) return [];
  return [{ favId: fav_id, objectId: object_id, name: name ?? '', enName: en_name, vnName: vn_name, isWarned: is_warned, ...figures }];
}

const mostComments = (a: FollowedRow, b: FollowedRow): number => b.comments.now - a.comments.now || b.works.now - a.works.now;
