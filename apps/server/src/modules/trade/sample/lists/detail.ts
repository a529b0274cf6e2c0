import type { SampleDetail } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { presentTime } from '../../../../db/presentTime';
import { together } from '../../../../db/together/together';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { works } from '../../../../tables/creators/creator';
import type { Viewer } from '../../../base/sight';
import { presentAmount } from '../../../system/country';
import type { Sample } from '../../parts';
import { eventsOf, mayTrack, travels } from '../acts/trackParcel';
import { fulfilmentOf } from '../fulfilment';
import { seesReceiver } from '../policy';
import { openReceiver } from '../receiver';
import { sampleOf } from '../store';
import { aroundSamples, presentSamples } from './present';

/** One sample in sight, whole; the receiver for its merchant and its BD (domain/model 2.3.16). */
export async function detailOf(
  { database: { db }, vault }: Pick<Services, 'database' | 'vault'>,
  id: string,
  viewer: Viewer,
): Promise<SampleDetail> {
  const sample = await sampleOf(db, id, viewer);
  const [[row], around, content, fulfilment, events] = await together(db, (at) =>
    Promise.all([
      presentSamples(at, [sample], viewer),
      aroundSamples(at, [sample]),
      contentOf(at, sample),
      fulfilmentOf(at, sample.upId),
      eventsOf(at, id),
    ]),
  );
  const found = around.get(id);
  if (!row || !found) throw new Refusal('notFound');
  const { workOrderUpId, returnTrackingNo, feeBearer } = sample;
  return {
    ...row,
    workOrderUpId,
    approveDeadline: timeOf(sample.approveDeadline),
    shipDeadline: timeOf(sample.shipDeadline),
    contentDeadline: timeOf(sample.contentDeadline),
    auditTime: timeOf(sample.auditTime),
    shipTime: timeOf(sample.shipTime),
    deliverTime: timeOf(sample.deliverTime),
    completeTime: timeOf(sample.completeTime),
    returnTrackingNo,
    fee: presentAmount(sample.fee, sample.currency),
    feeBearer,
    contentWork: content,
    receiver: seesReceiver({ sample, submission: found }, viewer) ? openReceiver(sample, vault) : null,
    left: Math.max(0, (found.sampleQuota ?? 0) - (found.sampleUsed ?? 0)),
    stock: found.stock,
    events: events.map(({ id: eventId, kind, eventTime, location, text }) => ({
      id: eventId,
      kind,
      eventTime: presentTime(eventTime),
      location,
      text,
    })),
    mayTrack: travels(sample) && mayTrack({ sample, submission: found }, viewer),
    fulfilment,
  };
}

const timeOf = (time: Date | null): string | null => time && presentTime(time);

async function contentOf(db: Db, { contentWorkId }: Sample): Promise<SampleDetail['contentWork']> {
  if (contentWorkId === null) return null;
  const [work] = await db.select({ id: works.id, link: works.link }).from(works).where(eq(works.id, contentWorkId));
  return work ?? null;
}
