import type { ParsedInputOf, sampleApi } from '@backlot/contract';
import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { sampleShippings } from '../../../../tables/trade/sample';
import { viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import { checkScale } from '../../../system/country';
import { tellOfSample } from '../../parts';
import { beginSample, life } from '../store';
import type { By } from './review';

/** A sample left the merchant: with a carrier and a tracking number that no other sample has (1026007). */
export async function shipSample(tx: Db, { id, viewer, services, ...how }: By & ParsedInputOf<typeof sampleApi.ship>): Promise<void> {
  const { sample, submission } = await beginSample(tx, id, 'ship', viewer);
  const { carrier = '', trackingNo = '', fee, feeBearer, needReturn = false } = how;
  if (!carrier) throw new Refusal('trackingNotUnique', {}, { field: 'carrier' });
  if (!trackingNo) throw new Refusal('trackingNotUnique', {}, { field: 'trackingNo' });
  checkScale({ fee }, sample.currency);
  await refuseUsed(tx, { id, carrier, trackingNo });
  await transition(tx, {
    ...life,
    row: sample,
    event: 'ship',
    set: {
      carrier,
      trackingNo,
      fee: fee ?? null,
      feeBearer: fee === undefined ? null : (feeBearer ?? 1),
      needReturn,
      shipTime: sql`now()`,
      remindTime: null,
    },
    actor: viewer,
    more: { carrier, trackingNo },
  });
  await tellOfSample(tx, services, {
    sample,
    submission,
    what: 'shipped',
    to: ['bd'],
    reason: `${carrier} ${trackingNo}`,
    by: viewerId(viewer),
  });
}

/** Carriers and numbers are the same in whichever case they are typed; two who type one at once wait for each other. */
async function refuseUsed(tx: Db, { id, carrier, trackingNo }: { id: string; carrier: string; trackingNo: string }): Promise<void> {
  const name = `tracking:${carrier.toLowerCase()}:${trackingNo.toUpperCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
  const used = await tx
    .select({ id: sampleShippings.id })
    .from(sampleShippings)
    .where(
      and(
        sql`lower(${sampleShippings.carrier}) = lower(${carrier})`,
        sql`upper(${sampleShippings.trackingNo}) = upper(${trackingNo})`,
        ne(sampleShippings.id, id),
      ),
    );
  if (used.length > 0) throw new Refusal('trackingNotUnique', {}, { field: 'trackingNo' });
}
