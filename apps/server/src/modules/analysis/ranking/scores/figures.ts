import { type SQL, sql } from 'drizzle-orm';
import { ups, works } from '../../../../tables/creators/creator';

/** Fewer works than these tell nothing of a creator. */
const fewestWorks = 3;

/** SQL: follower tier of domain/metrics 5.5. */
const tier: SQL = sql`case when ${ups.fansNum} < 10000 then 1 when ${ups.fansNum} < 50000 then 2 when ${ups.fansNum} < 100000 then 3 when ${ups.fansNum} < 500000 then 4 else 5 end`;

/** SQL: what the works of creators since a moment tell of them. */
export const figuresSince = (since: SQL, which: SQL = sql`true`): SQL => sql`
  select w.n, w.until, w.per_usd, ${ups.webId} web_id, array_append(${ups.productCategory}, '') categories, ${ups.id} object_id,
    ${ups.fansNum} fans, ${tier} tier, round(percentile_cont(0.5) within group (order by ${works.views}))::bigint median,
    sum(coalesce(${works.likes}, 0))::bigint likes,
    sum(coalesce(${works.likes}, 0) + coalesce(${works.comments}, 0) + coalesce(${works.shares}, 0))::numeric / sum(${works.views}) rate
  from w join ${ups} on ${ups.country} = w.country and ${ups.status} <> 2 and ${ups.fansNum} > 0 and ${which}
  join ${works} on ${works.upId} = ${ups.id} and ${works.postTime} >= ${since} and ${works.postTime} < w.until and ${works.workStatus} = 1 and ${works.views} > 0
  group by w.n, w.until, w.per_usd, ${ups.id} having count(*) >= ${fewestWorks}`;

/** SQL: how a creator stands among those of the country and follower tier, 0 to 1. */
export const standing = (figure: SQL): SQL => sql`percent_rank() over (partition by n, tier order by ${figure})`;
