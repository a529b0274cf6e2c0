import { eq } from 'drizzle-orm';
import { works } from '../../../tables/creators/creator';
import { CollectError } from '../connectors';
import type { Running } from './running';

/** The work that a job is about. */
export async function workOf({ services: { database }, job }: Pick<Running, 'services' | 'job'>) {
  const [work] = await database.db.select().from(works).where(eq(works.id, job.targetId));
  if (!work) throw new CollectError('NotFound', `work ${job.targetId}`);
  return work;
}
