import { eq, type SQL, sql } from 'drizzle-orm';
import { workGoods } from '../../../tables/creators/besideWorks';
import { goods } from '../../../tables/merchants/product';

/** SQL: ids of the works with goods of a merchant. */
export const worksOfShop = (shopId: string): SQL =>
  sql`(select ${workGoods.workId} from ${workGoods} join ${goods} on ${goods.id} = ${workGoods.goodsId} where ${eq(goods.shopId, shopId)})`;
