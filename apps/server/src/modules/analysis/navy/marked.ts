import { type navyApi, navyLimits, type ParsedInputOf } from '@backlot/contract';
import { and, between, type SQL, sql } from 'drizzle-orm';
import { comments } from '../../../tables/collection/comment';
import type { Viewer } from '../../base/sight';
import { counts, type Period, scopeOf } from '../comment';

type Scope = Pick<ParsedInputOf<typeof navyApi.overview>, 'webId' | 'upId' | 'workId' | 'range'>;

/** Names that channels give to accounts whose owner has not chosen one. */
const givenName = '^(user|guest|id|用户|khach)[ _.-]?[0-9]{4,}$';

/**
 * SQL: the shown comments of a question with the signs that they have, as a common table `marked`. Each sign is looked for among all
 * comments that this person may see in these days, so that narrowing the question does not change what a comment is.
 */
export function marked(scope: Scope, period: Period, viewer: Viewer): SQL {
  const said = and(scopeOf(comments, {}, viewer), counts, between(comments.day, period.fromDay, period.toDay));
  const asked = and(
    scope.webId === undefined ? undefined : sql`s.web_id = ${scope.webId}`,
    scope.upId === undefined ? undefined : sql`s.up_id = ${scope.upId}`,
    scope.workId === undefined ? undefined : sql`s.work_id = ${scope.workId}`,
  );
  return sql`
  with said as materialized (
    select ${comments.id} id, ${comments.webId} web_id, ${comments.upId} up_id, ${comments.workId} work_id, ${comments.day} "day",
      ${comments.commentTime} as at, ${comments.authorName} as name, ${comments.authorPlatformId} platform_id,
      coalesce(${comments.authorPlatformId}, ${comments.authorName}) who, ${comments.content} content,
      regexp_replace(lower(${comments.content}), '[[:space:][:punct:]]+', '', 'g') plain,
      floor(extract(epoch from ${comments.commentTime}) / 300) slot
    from ${comments} where ${said ?? sql`true`}),
  same as (select web_id, plain from said where length(plain) >= ${navyLimits.letters} group by 1, 2
    having count(distinct who) >= ${navyLimits.authors}),
  bursts as (select work_id, slot from said group by 1, 2 having count(*) >= ${navyLimits.burst}),
  wide as (select web_id, who from said group by 1, 2
    having count(distinct work_id) >= ${navyLimits.works} and count(distinct up_id) >= ${navyLimits.creators}),
  marked as (select s.*, same.plain is not null same_words, bursts.slot is not null burst, wide.who is not null many_works,
      s.name ~* ${givenName}::text empty_profile,
      ((same.plain is not null)::int + (bursts.slot is not null)::int + (wide.who is not null)::int
        + (s.name ~* ${givenName}::text)::int) >= ${navyLimits.signs} suspected
    from said s
    left join same on same.web_id = s.web_id and same.plain = s.plain
    left join bursts on bursts.work_id = s.work_id and bursts.slot = s.slot
    left join wide on wide.web_id = s.web_id and wide.who = s.who
    where ${asked ?? sql`true`})`;
}

/** The columns of the signs. */
export const signColumns = {
  sameWords: sql`same_words`,
  burst: sql`burst`,
  manyWorks: sql`many_works`,
  emptyProfile: sql`empty_profile`,
} as const;
