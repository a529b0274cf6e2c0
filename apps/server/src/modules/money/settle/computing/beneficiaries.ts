import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { users } from '../../../../tables/base/user';
import { ups } from '../../../../tables/creators/creator';
import { shops } from '../../../../tables/merchants/merchant';

interface Beneficiary {
  name: string;
  /** Team of a person. */
  orgId: string | null;
}

/** Names and teams of the beneficiaries of a dimension, by id. */
export async function beneficiaries(db: Db, dimension: number, ids: readonly string[]): Promise<Map<string, Beneficiary>> {
  if (ids.length === 0) return new Map();
  const rows =
    dimension === 3
      ? await db
          .select({ id: shops.id, name: shops.shopName, orgId: sql<null>`null` })
          .from(shops)
          .where(inArray(shops.id, [...ids]))
      : dimension === 4
        ? await db
            .select({ id: ups.id, name: ups.nickname, orgId: sql<null>`null` })
            .from(ups)
            .where(inArray(ups.id, [...ids]))
        : await db
            .select({ id: users.id, name: users.name, orgId: users.orgId })
            .from(users)
            .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name, orgId }) => [id, { name: name ?? '', orgId }]));
}
