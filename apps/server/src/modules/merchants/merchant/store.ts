import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { shops } from '../../../tables/merchants/merchant';

interface NewShop {
  userId: string;
  shopName: string;
  country: string;
  telephone: string;
  mailAddress: string;
}

/** Lets one merchant of a country at a time take a code, until the transaction ends. */
export const lockShopCodes = (tx: Db, country: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shopCode:${country}`}))`);

/** SQL: the country and the next number (domain/model 2.0). */
export const nextShopCode = (country: string): SQL =>
  sql`${country}::text || lpad((coalesce((select max(substring(s.shop_code from 3)::int) from shops s where s.country = ${country} and s.shop_code ~ '^[A-Z]{2}[0-9]{6}$'), 100000) + 1)::text, 6, '0')`;

/** Adds a merchant that waits for certification. */
export async function addShop(db: Db, shop: NewShop): Promise<void> {
  await lockShopCodes(db, shop.country);
  await db.insert(shops).values({ ...shop, createUser: shop.userId, shopCode: nextShopCode(shop.country) });
}
