import { codedReason, sampleLife, systemReasons } from '@backlot/contract';
import { and, lt, or } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { sampleShippings } from '../../../../tables/trade/sample';
import { transition } from '../../../base/transition';
import { giveBack, moveDeadline, tellOfSample } from '../../parts';
import { daysAfter, shipGraceDays } from '../deadlines';
import { type Held, life } from '../store';
import { eachDue, type Following } from './eachDue';

const { approveDeadline, shipDeadline, contentDeadline } = sampleShippings;

/** Cancels requests that nobody reviewed, and approved samples that nobody shipped, in time (domain/life-cycles 3.7). */
export const expireSamples = (services: Following, now = new Date()): Promise<number> =>
  eachDue(
    services,
    or(
      and(inState(sampleLife, sampleShippings, 'requested'), lt(approveDeadline, now)),
      and(inState(sampleLife, sampleShippings, 'awaiting'), lt(shipDeadline, daysAfter(now, -shipGraceDays))),
    ),
    (tx, held) => expire(tx, held, services, now),
  );

async function expire(tx: Db, { sample, submission, order }: Held, services: Following, now: Date): Promise<void> {
  const isApproved = sample.sampleStatus === sampleLife.states.awaiting;
  const reason = codedReason((isApproved ? systemReasons.notShipped : systemReasons.reviewOverdue).en);
  await transition(tx, { ...life, row: sample, event: 'expire', set: { cancelReason: reason }, reason });
  await giveBack(tx, sample, { toStock: isApproved });
  await moveDeadline(tx, { submission, order }, now);
  await tellOfSample(tx, services, { sample, submission, what: 'cancelled', to: ['bd', 'merchant'], reason });
}

/** Says that the content of delivered samples is overdue: it counts against the creator until it comes. */
export const lapseSamples = (services: Following, now = new Date()): Promise<number> =>
  eachDue(
    services,
    and(inState(sampleLife, sampleShippings, 'delivered'), lt(contentDeadline, now)),
    async (tx, { sample, submission }) => {
      await transition(tx, { ...life, row: sample, event: 'lapse' });
      await tellOfSample(tx, services, { sample, submission, what: 'overdue', to: ['bd', 'leaders'] });
    },
  );
