import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { users } from '../../../tables/base/user';

/** Names of people by id. */
export async function namesOfUsers(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, wanted));
  return new Map(rows.map((row) => [row.id, row.name]));
}
