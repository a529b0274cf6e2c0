import { type SQL, sql } from 'drizzle-orm';
import { works } from '../../../tables/creators/creator';
import { goods } from '../../../tables/merchants/product';

/** SQL: ids of the works with goods of a merchant. */
export const worksOfShop = (shopId: string): SQL =>
  sql`(select ${works.id} from ${works} where ${works.goodsIds} && array(select ${goods.id} from ${goods} where ${goods.shopId} = ${shopId}))`;
