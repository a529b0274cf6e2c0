import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { orgs } from '../../../tables/base/org';

/** The names of an organisation in the three languages, or nothing. */
export async function orgNames(db: Db, id: string | null) {
  if (id === null) return undefined;
  const [org] = await db.select({ name: orgs.name, enName: orgs.enName, vnName: orgs.vnName }).from(orgs).where(eq(orgs.id, id));
  return org;
}
