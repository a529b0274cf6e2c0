import { is, sampleLife } from '@backlot/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import type { Services } from '../../../../services';
import { sampleShippings } from '../../../../tables/trade/sample';
import { tellOfSample } from '../../parts';
import { transition } from '../../../base/transition';
import { holdSample, life } from '../store';
import { arrive } from './deliver';

interface Seen {
  upId: string;
  goodsId: string;
  progress: 'shipped' | 'delivered';
  carrier: string;
  trackingNo: string | null;
  at: Date;
}

/**
 * Follows what a channel tells of a sample: one that awaits shipment is shipped with the channel's number, one that is shipped
 * arrives (domain/life-cycles 3.7). Answers whether the card moved.
 */
export async function followSample(
  tx: Db,
  services: Pick<Services, 'events'>,
  { upId, goodsId, progress, ...told }: Seen,
): Promise<boolean> {
  const [found] = await tx
    .select()
    .from(sampleShippings)
    .where(
      and(
        eq(sampleShippings.upId, upId),
        eq(sampleShippings.goodsId, goodsId),
        inState(sampleLife, sampleShippings, 'awaiting', 'shipped'),
      ),
    )
    .orderBy(desc(sampleShippings.applyTime))
    .limit(1);
  if (!found) return false;
  let held = await holdSample(tx, found);
  let hasMoved = false;
  if (is(sampleLife, held.sample, 'awaiting') && told.trackingNo) {
    if (await isUsed(tx, told)) return false;
    const { sample, submission } = held;
    const { carrier, trackingNo } = told;
    const set = { carrier, trackingNo, shipTime: told.at, remindTime: null };
    await transition(tx, { ...life, row: sample, event: 'ship', set, more: { carrier, trackingNo } });
    await tellOfSample(tx, services, { sample, submission, what: 'shipped', to: ['bd', 'merchant'], reason: `${carrier} ${trackingNo}` });
    held = await holdSample(tx, found);
    hasMoved = true;
  }
  if (progress === 'delivered' && is(sampleLife, held.sample, 'shipped')) {
    const { shipTime } = held.sample;
    await arrive(tx, services, held, { arrived: shipTime && shipTime > told.at ? shipTime : told.at });
    hasMoved = true;
  }
  return hasMoved;
}

/** No two parcels have one number. */
async function isUsed(tx: Db, { carrier, trackingNo }: { carrier: string; trackingNo: string | null }): Promise<boolean> {
  const [used] = await tx
    .select({ id: sampleShippings.id })
    .from(sampleShippings)
    .where(
      and(sql`lower(${sampleShippings.carrier}) = lower(${carrier})`, sql`upper(${sampleShippings.trackingNo}) = upper(${trackingNo})`),
    );
  return used !== undefined;
}
