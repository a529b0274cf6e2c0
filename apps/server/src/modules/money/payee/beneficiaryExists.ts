import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { users } from '../../../tables/base/user';
import { ups } from '../../../tables/creators/creator';

/** Whether there is such a person (1, 2) or creator (4). */
export async function beneficiaryExists(
  db: Db,
  { beneficiaryType, beneficiaryId }: { beneficiaryType: number; beneficiaryId: string },
): Promise<boolean> {
  const table = beneficiaryType === 4 ? ups : users;
  return (await db.$count(table, and(eq(table.id, beneficiaryId), ne(table.status, 2)))) > 0;
}
