import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { workOrderUps } from '../../../tables/trade/submission';
import { addDays, dayIn } from '../../system/country';
import type { Order, Submission } from './find';
import { bringsLinks } from './mayFinish';

interface Work {
  submission: Submission;
  order: Pick<Order, 'country' | 'publishDays'>;
}

/**
 * Sets until when an agreed creator publishes: `publishDays` after a moment, and never sooner than after the agreement. A
 * sample that is on its way leaves it open (domain/life-cycles 3.4).
 */
export async function moveDeadline(tx: Db, { submission, order }: Work, since: Date | 'arrival' | 'agreement'): Promise<void> {
  if (!bringsLinks(submission)) return;
  await tx
    .update(workOrderUps)
    .set({ publishDeadline: deadlineSince(submission, order, since), version: sql`${workOrderUps.version} + 1`, updateTime: sql`now()` })
    .where(eq(workOrderUps.id, submission.id));
}

/** The day itself; null while a sample is on its way. */
export function deadlineSince(
  { agreeTime }: Pick<Submission, 'agreeTime'>,
  { country, publishDays }: Work['order'],
  since: Date | 'arrival' | 'agreement',
): string | null {
  if (since === 'arrival') return null;
  const agreed = agreeTime && dayIn(country, agreeTime);
  const day = since === 'agreement' ? agreed : dayIn(country, since);
  const later = [agreed, day]
    .filter((each) => each !== null)
    .sort()
    .at(-1);
  return later === undefined ? null : addDays(later, publishDays);
}
