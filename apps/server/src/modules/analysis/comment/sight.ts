import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../../../tables/base/user';
import { comments } from '../../../tables/collection/comment';
import { ups } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { ofChannels } from '../../collection/comments';
import { counts } from './counts';
import type { Reader } from './Reader';
import { worksOfShop } from '../workInfo';

/** SQL: ids of the creators whose comments somebody sees; undefined for all of them, or where works decide. */
export function creatorsOf({ persona, scope, caller }: Viewer): SQL | undefined {
  const whose = (which: SQL) => sql`(select ${ups.id} from ${ups} where ${ups.status} <> 2 and ${which})`;
  if (persona === 'team')
    return whose(sql`${ups.bdId} in (select ${users.id} from ${users} where ${inArray(users.orgId, [...scope.orgIds])})`);
  return persona === 'bd' ? whose(eq(ups.bdId, caller.userId)) : undefined;
}

/** SQL: whether a work is one with goods of the merchant who reads. */
export const ofOwnWorks = (workId: SQLWrapper, { ownWorks, shopId }: Reader): SQL =>
  ownWorks
    ? sql`${workId} = any(${sql.param(`{${ownWorks.map(({ id }) => id).join()}}`)}::bigint[])`
    : sql`${workId} in ${worksOfShop(shopId ?? '0')}`;

/**
 * SQL: comments that somebody sees (domain/model 2.5): of channels that they may look into, a BD of own creators, a team leader of the
 * team's; a merchant those under works with own goods that count, whatever the channel.
 */
export function commentsInSight(reader: Reader): SQL | undefined {
  if (reader.persona === 'shop') return and(ofOwnWorks(comments.workId, reader), counts);
  const creators = creatorsOf(reader);
  return and(ofChannels(comments.webId, reader.caller), creators && sql`${comments.upId} in ${creators}`);
}
