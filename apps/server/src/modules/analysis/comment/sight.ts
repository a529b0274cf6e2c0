import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../tables/base/user';
import { comments } from '../../../tables/collection/comment';
import { ups, works } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';
import type { Viewer } from '../../base/sight';
import { ofChannels } from '../../collection/comments';

/** SQL: ids of the creators whose comments somebody sees; undefined for all of them, or where works decide. */
export function creatorsOf({ persona, scope, caller }: Viewer): SQL | undefined {
  const whose = (which: SQL) => sql`(select ${ups.id} from ${ups} where ${ups.status} <> 2 and ${which})`;
  if (persona === 'team')
    return whose(sql`${ups.bdId} in (select ${users.id} from ${users} where ${inArray(users.orgId, [...scope.orgIds])})`);
  return persona === 'bd' ? whose(eq(ups.bdId, caller.userId)) : undefined;
}

/** SQL: ids of the works with goods of a merchant. */
export const worksOfShop = (shopId: string): SQL =>
  sql`(select ${works.id} from ${works} where ${works.goodsIds} && array(select ${goods.id} from ${goods} where ${goods.shopId} = ${shopId}))`;

/**
 * SQL: comments that somebody sees (domain/model 2.5): of channels that they may look into, a BD of own creators, a team leader of the
 * team's; a merchant those under works with own goods, whatever the channel.
 */
export function commentsInSight(viewer: Viewer): SQL | undefined {
  if (viewer.persona === 'shop') return sql`${comments.workId} in ${worksOfShop(viewer.shopId ?? '0')}`;
  const creators = creatorsOf(viewer);
  return and(ofChannels(comments.webId, viewer.caller), creators && sql`${comments.upId} in ${creators}`);
}
