import { codedReason, type ParsedInputOf, type sampleApi, sampleReasons } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { type Viewer, viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { giveBack, moveDeadline, takeStock, tellOfSample } from '../../parts';
import { shipDays } from '../deadlines';
import { beginSample, life } from '../store';

export interface By {
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

const judgedBy = (viewer: Viewer) => ({ auditUser: viewerId(viewer), auditTime: sql`now()`, remindTime: null });

/** The merchant sends it: within the deadline (1026005) and while there is stock (1026002). */
export async function approveSample(tx: Db, { id, viewer, services }: By & { id: string }): Promise<void> {
  const { sample, submission } = await beginSample(tx, id, 'approve', viewer);
  await takeStock(tx, sample);
  const shipDeadline = sql`now() + ${`${shipDays} days`}::interval`;
  await transition(tx, { ...life, row: sample, event: 'approve', set: { ...judgedBy(viewer), shipDeadline }, actor: viewer });
  await tellOfSample(tx, services, { sample, submission, what: 'approved', to: ['bd'], by: viewerId(viewer) });
}

/** The merchant does not send it, for a reason of the list or an own one: 1026006 without. It may be requested again. */
export async function rejectSample(tx: Db, { id, viewer, services, ...why }: By & ParsedInputOf<typeof sampleApi.reject>): Promise<void> {
  const { sample, submission, order } = await beginSample(tx, id, 'reject', viewer);
  const reason = reasonOf(why);
  const set = { ...judgedBy(viewer), rejectReasonCode: why.rejectReasonCode ?? null, rejectReason: reason };
  await transition(tx, { ...life, row: sample, event: 'reject', set, actor: viewer, reason });
  await giveBack(tx, sample, { toStock: false });
  await moveDeadline(tx, { submission, order }, new Date());
  await tellOfSample(tx, services, { sample, submission, what: 'rejected', to: ['bd'], reason, by: viewerId(viewer) });
}

const usual = Object.values(sampleReasons);

/** The reason of the list, and what was written besides; "other" says nothing by itself. */
function reasonOf({
  rejectReasonCode,
  rejectReason = '',
}: Pick<ParsedInputOf<typeof sampleApi.reject>, 'rejectReasonCode' | 'rejectReason'>): string {
  if (rejectReasonCode === undefined) throw new Refusal('sampleRejectReason', {}, { field: 'rejectReasonCode' });
  const reason = codedReason([usual[rejectReasonCode - 1]?.en, rejectReason].filter(Boolean).join('; '));
  if (!reason) throw new Refusal('sampleRejectReason', {}, { field: 'rejectReason' });
  return reason;
}
