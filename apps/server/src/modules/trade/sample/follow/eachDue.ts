import type { SQL } from 'drizzle-orm';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Services } from '../../../../services';
import { sampleShippings } from '../../../../tables/trade/sample';
import { type Held, holdSample } from '../store';

export type Following = Pick<Services, 'database' | 'events' | 'log'>;

/**
 * Does something with every sample that a condition names, each in a transaction of its own and only while the condition
 * still holds; a fault of one does not hold up the others. Answers how many.
 */
export async function eachDue(services: Following, isDue: SQL | undefined, act: (tx: Db, held: Held) => Promise<void>): Promise<number> {
  const { db } = services.database;
  const due = await db.select().from(sampleShippings).where(isDue).orderBy(asc(sampleShippings.id)).limit(500);
  let done = 0;
  for (const sample of due) {
    try {
      done += await db.transaction(async (tx) => {
        const held = await holdSample(tx, sample);
        const [still] = await tx
          .select({ id: sampleShippings.id })
          .from(sampleShippings)
          .where(and(eq(sampleShippings.id, sample.id), isDue));
        if (!still) return 0;
        await act(tx, held);
        return 1;
      });
    } catch (error) {
      services.log.warn({ err: error, sample: sample.id }, 'sample');
    }
  }
  return done;
}
