import { and, asc, eq } from 'drizzle-orm';
import { ups, works } from '../tables/creators/creator';
import type { Trade } from './trade';

interface Work {
  id: string;
  upId: string;
}

/** Two works on one channel in one country: of a creator of the BD, and of one of the foreign BD. */
export async function worksOfTwo({ db, ids }: Trade): Promise<[Work, Work]> {
  const found = await db
    .select({ id: works.id, upId: works.upId })
    .from(works)
    .innerJoin(ups, and(eq(ups.id, works.upId), eq(ups.country, 'PH'), eq(ups.webId, 10)))
    .orderBy(asc(works.upId), asc(works.id));
  const [own] = found;
  const foreign = found.find(({ upId }) => upId !== own?.upId);
  if (!own || !foreign) throw new Error('no works');
  await db.update(ups).set({ bdId: ids.bd }).where(eq(ups.id, own.upId));
  await db.update(ups).set({ bdId: ids.foreignBd }).where(eq(ups.id, foreign.upId));
  return [own, foreign];
}
