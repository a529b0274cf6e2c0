import { type navyApi, navyLimits, type ParsedInputOf } from '@backlot/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { comments } from '../../../tables/collection/comment';
import type { Viewer } from '../../base/sight';
import { onDays } from '../../collection/comments';
import { counts, type Period, scopeOf } from '../comment';

type Scope = Pick<ParsedInputOf<typeof navyApi.overview>, 'webId' | 'upId' | 'workId' | 'range'>;

/** Names that channels give to accounts whose owner has not chosen one. */
const givenName = '^(user|guest|id|用户|khach)[ _.-]?[0-9]{4,}$';

/**
 * SQL: the shown comments of a question with the signs that they have, as a common table `marked`. Each sign is looked for among all
 * comments that this person may see in these days, so that narrowing the question does not change what a comment is.
 */
export function marked(scope: Scope, period: Period, viewer: Viewer): SQL {
  const said = and(scopeOf(comments, {}, viewer), counts, onDays(period));
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
  signed as (select said.*,
      length(plain) >= ${navyLimits.letters} and ${distinct('who', 'web_id, plain')} >= ${navyLimits.authors} same_words,
      count(*) over (partition by work_id, slot) >= ${navyLimits.burst} burst,
      ${distinct('work_id', 'web_id, who')} >= ${navyLimits.works} and ${distinct('up_id', 'web_id, who')} >= ${navyLimits.creators} many_works,
      name ~* ${givenName}::text empty_profile
    from said),
  marked as (select s.*, same_words::int + burst::int + many_works::int + empty_profile::int >= ${navyLimits.signs} suspected
    from signed s
    where ${asked ?? sql`true`})`;
}

/** SQL: how many different values a column has among the rows that share others; windows cannot count distinct ones by themselves. */
const distinct = (column: string, shared: string): SQL =>
  sql.raw(
    `(dense_rank() over (partition by ${shared} order by ${column}) + dense_rank() over (partition by ${shared} order by ${column} desc) - 1)`,
  );

/** The columns of the signs. */
export const signColumns = {
  sameWords: sql`same_words`,
  burst: sql`burst`,
  manyWorks: sql`many_works`,
  emptyProfile: sql`empty_profile`,
} as const;
