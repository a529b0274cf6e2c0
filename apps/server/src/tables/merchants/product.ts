import { goodsLife } from '@backlot/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { notInState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, trail } from '../../db/timeColumns';

/** SQL: what a keyword is looked for in, folded. */
export const searchedOf = ({ goodsName, goodsNo }: Record<'goodsName' | 'goodsNo', SQLWrapper>): SQL =>
  sql`folded(${goodsName} || chr(10) || ${goodsNo})`;

/** Products (domain/model 2.3.3). */
export const goods = pgTable(
  'goods',
  {
    id: primaryId(),
    goodsNo: text('goods_no').notNull().unique(),
    goodsName: text('goods_name').notNull(),
    goodsUrl: text('goods_url').notNull(),
    /** Code of the dictionary `productCategory`. */
    goodsCategory: text('goods_category').notNull(),
    listPrice: moneyColumn('list_price').notNull(),
    /** Selling price, at most the list price. */
    price: moneyColumn('price').notNull(),
    currency: text('currency').notNull(),
    specification: text('specification'),
    introVideo: text('intro_video'),
    goodsIntroduce: text('goods_introduce'),
    shopId: idColumn('shop_id').notNull(),
    country: text('country').notNull(),
    webId: integer('web_id'),
    platformProductId: text('platform_product_id'),
    stock: integer('stock'),
    sampleQuota: integer('sample_quota').notNull().default(0),
    sampleUsed: integer('sample_used').notNull().default(0),
    openCommissionRate: percentColumn('open_commission_rate'),
    mainImage: idColumn('main_image'),
    /** Creators that promote it; counted from goods_creators. */
    creatorNum: integer('creator_num').notNull().default(0),
    /** What was sold of it, ever and in thirty days; kept from the lines of orders. */
    gmv: moneyColumn('gmv').notNull().default('0'),
    sales30: moneyColumn('sales30').notNull().default('0'),
    status: stateColumn('status', goodsLife, 'offSale'),
    ...trail(),
  },
  (table) => [
    index('goods_shop').on(table.shopId, table.createTime),
    index('goods_listed')
      .on(table.createTime, table.id)
      .where(notInState(goodsLife, table, 'deleted')),
    index('goods_search').using('gin', sql`grams(${searchedOf(table)})`),
    index('goods_country').on(table.country, table.goodsCategory),
    index('goods_image')
      .on(table.mainImage)
      .where(sql`${table.mainImage} is not null`),
    uniqueIndex('goods_platform')
      .on(table.webId, table.country, table.platformProductId)
      .where(sql`${table.platformProductId} is not null and ${notInState(goodsLife, table, 'deleted')}`),
  ],
);

/** Which creators promote which product. */
export const goodsCreators = pgTable(
  'goods_creators',
  {
    goodsId: idColumn('goods_id').notNull(),
    upId: idColumn('up_id').notNull(),
    firstPromoteTime: moment('first_promote_time').notNull().defaultNow(),
    gmvTotal: moneyColumn('gmv_total').notNull().default('0'),
    orders: bigint('orders', { mode: 'number' }).notNull().default(0),
    createUser: idColumn('create_user'),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.upId] }), index('goods_creators_up').on(table.upId)],
);
