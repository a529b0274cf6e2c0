import { rankTypes } from '@backlot/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orgs } from '../../../../tables/base/org';
import { users } from '../../../../tables/base/user';
import { ups, works } from '../../../../tables/creators/creator';
import { shops } from '../../../../tables/merchants/merchant';
import { goods } from '../../../../tables/merchants/product';
import type { Viewer } from '../../../base/sight';
import { upsInSight } from '../../../creators/creator';
import { shopsWithin } from '../../../merchants/merchant';
import { goodsWithin } from '../../../merchants/product';

/** SQL: what is ranked, by the id of a place, and what it is called. */
interface Ranked {
  join: SQL;
  name: SQL;
  second: SQL;
  avatar: SQL;
  star: SQL;
  openId: SQL;
  /** Whether this person may open it. */
  opens: SQL | undefined;
}

const none = sql`null`;

const creator = (viewer: Viewer): Ranked => ({
  join: sql`left join ${ups} on ${ups.id} = i.object_id`,
  name: sql`${ups.nickname}`,
  second: sql`${ups.upNumber}`,
  avatar: sql`${ups.avatar}`,
  star: sql`${ups.starLevel}`,
  openId: sql`i.object_id`,
  opens: upsInSight(viewer),
});

const video = (viewer: Viewer): Ranked => ({
  ...creator(viewer),
  join: sql`left join ${works} on ${works.id} = i.object_id left join ${ups} on ${ups.id} = ${works.upId}`,
  name: sql`coalesce(nullif(${works.descr}, ''), ${works.link})`,
  second: sql`${ups.nickname}`,
  openId: sql`${works.upId}`,
});

const product = (viewer: Viewer): Ranked => ({
  join: sql`left join ${goods} on ${goods.id} = i.object_id left join ${shops} on ${shops.id} = ${goods.shopId}`,
  name: sql`${goods.goodsName}`,
  second: sql`${shops.shopName}`,
  avatar: sql`${goods.mainImage}`,
  star: none,
  openId: sql`i.object_id`,
  opens: goodsWithin(viewer),
});

const merchant = (viewer: Viewer): Ranked => ({
  join: sql`left join ${shops} on ${shops.id} = i.object_id`,
  name: sql`${shops.shopName}`,
  second: none,
  avatar: none,
  star: none,
  openId: sql`i.object_id`,
  opens: shopsWithin(viewer),
});

const person = (viewer: Viewer): Ranked => ({
  join: sql`left join ${users} on ${users.id} = i.object_id left join ${orgs} on ${orgs.id} = ${users.orgId}`,
  name: sql`${users.name}`,
  second: sql`coalesce(${{ en: orgs.enName, 'zh-CN': orgs.name, vn: orgs.vnName }[viewer.language]}, ${orgs.name})`,
  avatar: sql`${users.avatar}`,
  star: none,
  openId: sql`i.object_id`,
  opens:
    viewer.persona === 'all'
      ? undefined
      : viewer.persona === 'team'
        ? inArray(users.orgId, [...viewer.scope.orgIds])
        : eq(users.id, viewer.caller.userId),
});

/** What a type ranks, as this person may open it. */
export function rankedBy(type: number, viewer: Viewer): Ranked {
  if (type === rankTypes.goodsSales) return product(viewer);
  if (type === rankTypes.shopSales) return merchant(viewer);
  if (type === rankTypes.hotVideo) return video(viewer);
  return type === rankTypes.bdSales ? person(viewer) : creator(viewer);
}
