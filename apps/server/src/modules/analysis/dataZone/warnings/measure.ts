import { followKinds } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { commentDaily } from '../../../../tables/analysis/commentCounts';
import { comments } from '../../../../tables/collection/comment';
import { onDays } from '../../../collection/comments';
import { works } from '../../../../tables/creators/creator';
import { addDays, countryOf } from '../../../system/country';
import { counts } from '../../comment';
import { follows, isAbout, textOfWork } from '../../follow';
import { beginOf } from '../figures/Span';
import { type Measured, usualDays } from './unusual';

/** Where the people are who watch the zones: their days are the days of warnings. */
export const zoneCountry = 'SG';

export interface MeasuredFollow extends Measured {
  favId: string;
  webId: number;
  kind: number;
  objectId: string;
  name: string;
  enName: string | null;
  vnName: string | null;
}

/** What a day was for everything that is followed, in one statement. */
export const measureDay = (db: Db, day: string): Promise<MeasuredFollow[]> => {
  const past = addDays(day, -usualDays);
  const zone = { timeZone: countryOf(zoneCountry).timeZone };
  const [end, week, begin] = [addDays(day, 1), addDays(day, -6), addDays(day, -6 - usualDays)].map((of) => beginOf(of, zone)) as [
    SQL,
    SQL,
    SQL,
  ];
  const keyword = sql.raw(String(followKinds.keyword));
  return rowsOf<MeasuredFollow>(
    db,
    sql`with follows as materialized (select * from ${follows(sql`true`)} f),
      facts as materialized (
        select w.id, w.web_id, w.up_id, ${textOfWork(sql`w`)} text, w.post_time, w.work_status, c.*
        from ${works} w left join (
          select work_id, ${tally(sql`n`, day)} from ${commentDaily} where day between ${past} and ${day} group by work_id) c on c.work_id = w.id
        where w.web_id in (select web_id from follows) and (c.work_id is not null or (w.post_time >= ${begin} and w.post_time < ${end}))),
      matched as (
        select f.fav_id, f.kind, w.* from follows f join facts w on w.web_id = f.web_id and ${isAbout({ upId: sql`w.up_id`, text: sql`w.text` })}),
      told as (
        select fav_id, sum(said) filter (where kind <> ${keyword}) said, sum(bad) filter (where kind <> ${keyword}) bad,
          sum(past_said) filter (where kind <> ${keyword}) past_said, sum(past_bad) filter (where kind <> ${keyword}) past_bad,
          count(*) filter (where work_status = 1 and post_time >= ${week} and post_time < ${end}) week_works,
          count(*) filter (where work_status = 1 and post_time >= ${begin} and post_time < ${week}) past_works
        from matched group by fav_id),
      hit as (
        select f.fav_id, ${tally(sql`1`, day)} from follows f join ${comments} on ${comments.webId} = f.web_id and ${comments.keywordHits} @> array[f.object_id]
        where f.kind = ${keyword} and ${onDays({ fromDay: past, toDay: day })} and ${counts} group by f.fav_id)
    select f.fav_id::text "favId", f.web_id "webId", f.kind, f.object_id::text "objectId", f.name, f.en_name "enName", f.vn_name "vnName",
      coalesce(h.said, t.said, 0)::int comments, coalesce(h.bad, t.bad, 0)::int negative,
      coalesce(h.past_said, t.past_said, 0)::int "pastComments", coalesce(h.past_bad, t.past_bad, 0)::int "pastNegative",
      coalesce(t.week_works, 0)::int "weekWorks", coalesce(t.past_works, 0)::int "pastWorks"
    from follows f left join told t using (fav_id) left join hit h using (fav_id)
    order by f.fav_id`,
  );
};

/** SQL: comments and negative ones of the day and of the days before. */
const tally = (n: SQL, day: string): SQL => {
  const sum = (when: SQL) => sql`coalesce(sum(${n}) filter (where ${when}), 0)`;
  const [isDay, isPast, isBad] = [sql`day = ${day}`, sql`day < ${day}`, sql`sentiment < 0`];
  return sql`${sum(isDay)} said, ${sum(sql`${isDay} and ${isBad}`)} bad, ${sum(isPast)} past_said, ${sum(sql`${isPast} and ${isBad}`)} past_bad`;
};
