import { is, sampleLife } from '@backlot/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { holds } from '../../../../http/requests/caller';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import { sampleEvents } from '../../../../tables/trade/sampleEvent';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer, viewerId } from '../../../base/sight';
import { because, refuseAs } from '../../../base/transition';
import type { Sample } from '../../parts';
import { isBdOf, isMerchantOf, type SampleFacts } from '../policy';
import { holdSample, sampleOf } from '../store';

/** Where a parcel was, and when. */
interface ParcelEvent {
  /** 1 picked up, 2 on its way, 3 with the courier, 4 held up, 5 handed over. */
  kind: number;
  /** `YYYY-MM-DD HH:mm:ss` in UTC; now when left out. */
  eventTime?: string | undefined;
  location?: string | undefined;
  text?: string | undefined;
}

/** Who may write down where a parcel is while it travels: who sends it and who waits for it. */
export const mayTrack = (facts: SampleFacts, viewer: Viewer): boolean =>
  ((viewer.persona === 'all' || isMerchantOf(facts, viewer)) && holds(viewer.caller, 'sample.ship')) ||
  (isBdOf(facts, viewer) && holds(viewer.caller, 'sample.deliver'));

export const travels = (sample: Sample): boolean => is(sampleLife, sample, 'shipped');

/** Notes where a parcel was; the same event a second time changes nothing. Answers whether it is new. */
export async function trackParcel(tx: Db, { id, viewer, ...event }: ParcelEvent & { id: string; viewer: Viewer }): Promise<boolean> {
  const { sample, submission } = await holdSample(tx, await sampleOf(tx, id, viewer));
  if (!mayTrack({ sample, submission }, viewer)) throw new Refusal('noDataPermission');
  if (!travels(sample)) throw await refuseAs(tx, because(sampleLife, sample), viewer);
  const time = timeOf(event.eventTime, sample.shipTime);
  const [added] = await tx
    .insert(sampleEvents)
    .values({
      sampleId: id,
      kind: event.kind,
      eventTime: time,
      location: event.location || null,
      text: event.text || null,
      createUser: viewerId(viewer),
    })
    .onConflictDoNothing()
    .returning({ id: sampleEvents.id });
  if (!added) return false;
  await noteEvent(tx, { actor: viewer, action: 'sample.track', object: `sample:${id}`, more: { kind: event.kind } });
  return true;
}

function timeOf(eventTime: string | undefined, shipTime: Date | null): Date {
  const now = new Date();
  if (eventTime === undefined) return new Date(Math.floor(now.getTime() / 1000) * 1000);
  const time = new Date(`${eventTime.replace(' ', 'T')}Z`);
  if (shipTime && time.getTime() < Math.floor(shipTime.getTime() / 1000) * 1000)
    throw new Refusal('deliveredBeforeShipped', {}, { field: 'eventTime' });
  if (time > now) throw refuseField('eventTime', future);
  return time;
}

const future = { en: 'This cannot be in the future.', 'zh-CN': '时间不能晚于现在。', vn: 'Thời gian không thể ở tương lai.' };

/** What is known of the way of a parcel, newest first. */
export const eventsOf = (db: Db, sampleId: string) =>
  db
    .select()
    .from(sampleEvents)
    .where(eq(sampleEvents.sampleId, sampleId))
    .orderBy(desc(sampleEvents.eventTime), desc(sampleEvents.id))
    .limit(200);
