import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { orgs } from './tables';

/** The Chinese name of an organisation, or null. */
export async function orgName(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [org] = await db.select({ name: orgs.name }).from(orgs).where(eq(orgs.id, id));
  return org?.name ?? null;
}
