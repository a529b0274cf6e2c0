import { codedReason, is, sampleLife, systemReasons } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { sampleShippings } from '../../../tables/trade/sample';
import { type Viewer, viewerId } from '../../base/sight';
import { transition } from '../../base/transition';
import type { Submission } from './find';
import { tellOfSample } from './sampleNotices';
import { giveBack } from './sampleStock';

const reason = codedReason(systemReasons.workEnded.en);

/** What becomes of a creator's sample when the work ends: it is cancelled, or once it has left it is to come back (domain/life-cycles 3.4). */
export async function endSampleOf(
  tx: Db,
  { submission, viewer, services }: { submission: Submission; viewer: Viewer; services: Pick<Services, 'events'> },
): Promise<void> {
  if (submission.sampleId === null) return;
  const [sample] = await tx.select().from(sampleShippings).where(eq(sampleShippings.id, submission.sampleId)).for('update');
  if (!sample) return;
  const step = { machine: sampleLife, table: sampleShippings, row: sample, actor: viewer, reason };
  const told = { sample, submission, to: ['merchant', 'bd'], reason, by: viewerId(viewer) } as const;
  if (is(sampleLife, sample, 'requested', 'awaiting')) {
    await transition(tx, { ...step, event: 'cancel', set: { cancelReason: reason } });
    await giveBack(tx, sample, { toStock: is(sampleLife, sample, 'awaiting') });
    await tellOfSample(tx, services, { ...told, what: 'cancelled' });
  } else if (is(sampleLife, sample, 'shipped', 'delivered')) {
    await transition(tx, { ...step, event: 'recall', set: { needReturn: true, contentDeadline: null } });
    await tellOfSample(tx, services, { ...told, what: 'recalled' });
  }
}
