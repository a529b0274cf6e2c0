import { approvalLife, cooperationLife, is } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import { workOrderUps } from '../../../../tables/trade/submission';
import { viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { deadlineSince, moveDeadline, type Order, type Submission, tellOfSample } from '../../parts';
import { contentDays, daysAfter } from '../deadlines';
import { beginSample, type Held, life } from '../store';
import type { By } from './review';

/** A sample arrived, not before it was shipped (1026008): content is due, and an agreed creator produces from now on. */
export async function deliverSample(
  tx: Db,
  { id, deliverTime, viewer, services }: By & { id: string; deliverTime?: string | undefined },
): Promise<void> {
  const held = await beginSample(tx, id, 'deliver', viewer);
  await arrive(tx, services, held, { arrived: arrivalOf(deliverTime, held.sample.shipTime), viewer });
}

/** A shipped sample arrives; without a viewer it is the channel that says so. */
export async function arrive(
  tx: Db,
  services: By['services'],
  { sample, submission, order }: Held,
  { arrived, viewer }: { arrived: Date; viewer?: By['viewer'] },
): Promise<void> {
  const isAtWork = is(approvalLife, submission, 'approved') && !is(cooperationLife, submission, 'terminated');
  await transition(tx, {
    ...life,
    row: sample,
    event: 'deliver',
    // Whose work has ended owes no content.
    set: { deliverTime: arrived, contentDeadline: isAtWork ? daysAfter(arrived, contentDays) : null, remindTime: null },
    actor: viewer,
  });
  await beginProducing(tx, submission, order, arrived);
  const to = viewer ? (['merchant'] as const) : (['merchant', 'bd'] as const);
  await tellOfSample(tx, services, { sample, submission, what: 'delivered', to: [...to], ...(viewer && { by: viewerId(viewer) }) });
}

function arrivalOf(deliverTime: string | undefined, shipTime: Date | null): Date {
  const now = new Date();
  if (deliverTime === undefined) return now;
  const arrived = new Date(`${deliverTime.replace(' ', 'T')}Z`);
  // Times travel in whole seconds.
  if (shipTime && arrived.getTime() < Math.floor(shipTime.getTime() / 1000) * 1000)
    throw new Refusal('deliveredBeforeShipped', {}, { field: 'deliverTime' });
  if (arrived > now) throw refuseField('deliverTime', future);
  return arrived;
}

const future = {
  en: 'The delivery cannot be in the future.',
  'zh-CN': '签收时间不能晚于现在。',
  vn: 'Thời gian nhận không thể ở tương lai.',
};

/** The system's part (domain/life-cycles 3.4): the publish days count from the arrival, and the creator produces. */
async function beginProducing(tx: Db, submission: Submission, order: Order, arrived: Date): Promise<void> {
  if (!is(cooperationLife, submission, 'agreed')) return moveDeadline(tx, { submission, order }, arrived);
  const publishDeadline = deadlineSince(submission, order, arrived);
  await transition(tx, { machine: cooperationLife, table: workOrderUps, row: submission, event: 'startProduce', set: { publishDeadline } });
}
