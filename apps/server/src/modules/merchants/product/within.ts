import { goodsLife } from '@backlot/contract';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import { shops } from '../../../tables/merchants/merchant';
import { goods } from '../../../tables/merchants/product';

/** SQL: whether a product is of the merchant that somebody signs in for. */
const ofOwnShop = (userId: string): SQL =>
  sql`${goods.shopId} in (select ${shops.id} from ${shops} where ${shops.userId} = ${userId} and ${shops.status} <> 2)`;

/** SQL: products that a person may see: all, a merchant the own ones, BDs and leaders what is on sale (domain/model 2.3.3). */
export const goodsWithin = ({ scope, caller: { userId } }: Pick<Actor, 'scope' | 'caller'>): SQL | undefined =>
  scope.all
    ? undefined
    : or(
        ofOwnShop(userId),
        and(
          inState(goodsLife, goods, 'onSale'),
          sql`not exists (select 1 from ${shops} where ${shops.userId} = ${userId} and ${shops.status} <> 2)`,
        ),
      );
