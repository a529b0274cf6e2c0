import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { trail } from '../../db/timeColumns';

/** Merchants (domain/model 2.3.1); certification and the rest come with their screens. */
export const shops = pgTable(
  'shops',
  {
    id: primaryId(),
    shopName: text('shop_name').notNull(),
    shopCode: text('shop_code').notNull().unique(),
    /** The merchant's account. */
    userId: idColumn('user_id').notNull().unique(),
    country: text('country').notNull(),
    telephone: text('telephone').notNull(),
    mailAddress: text('mail_address').notNull(),
    introduce: text('introduce'),
    /** 0 not submitted, 1 under review, 2 certified, 3 rejected. */
    shopStatus: integer('shop_status').notNull().default(0),
    ...trail(),
  },
  (table) => [index('shops_country').on(table.country)],
);
