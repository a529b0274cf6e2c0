import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { shops } from './tables';

interface NewShop {
  userId: string;
  shopName: string;
  country: string;
  telephone: string;
  mailAddress: string;
}

/** Adds a merchant that waits for certification; the code is the country and the next number (domain/model 2.0). */
export async function addShop(db: Db, shop: NewShop): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`shopCode:${shop.country}`}))`);
  await db.insert(shops).values({
    ...shop,
    createUser: shop.userId,
    shopCode: sql`${shop.country} || lpad((coalesce((select max(substring(s.shop_code from 3)::int) from shops s where s.country = ${shop.country} and s.shop_code ~ '^[A-Z]{2}[0-9]{6}$'), 100000) + 1)::text, 6, '0')`,
  });
}
