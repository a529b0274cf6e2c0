import { certificationLife } from '@backlot/contract';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Merchants (domain/model 2.3.1). */
export const shops = pgTable(
  'shops',
  {
    id: primaryId(),
    shopName: text('shop_name').notNull(),
    shopCode: text('shop_code').notNull().unique(),
    /** The merchant's account; null while nobody signs in for the merchant. */
    userId: idColumn('user_id').unique(),
    country: text('country').notNull(),
    telephone: text('telephone').notNull(),
    mailAddress: text('mail_address').notNull(),
    /** Core business, codes of the dictionary `productCategory`. */
    productCategory: text('product_category')
      .array()
      .notNull()
      .default(sql`'{}'`),
    introduce: text('introduce'),
    /** The short-video platform. */
    channelType: integer('channel_type').notNull().default(10),
    webId: integer('web_id'),
    platformShopId: text('platform_shop_id'),
    contactName: text('contact_name'),
    shopStatus: stateColumn('shop_status', certificationLife, 'notSubmitted'),
    certifiedTime: moment('certified_time'),
    ownerBdId: idColumn('owner_bd_id'),
    /** Days until sales count as final; null for the country's. */
    holdDays: integer('hold_days'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('shops_country').on(table.country),
    index('shops_state').on(table.shopStatus, table.createTime),
    uniqueIndex('shops_platform')
      .on(table.webId, table.platformShopId)
      .where(sql`${table.platformShopId} is not null and ${table.status} <> 2`),
  ],
);
