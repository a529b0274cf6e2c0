import { approvalLife, cooperationLife, is, type ParsedInputOf, type sampleApi, workOrderLife } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import { nextNumber } from '../../../../db/numbers/nextNumber';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { goods } from '../../../../tables/merchants/product';
import { sampleShippings } from '../../../../tables/trade/sample';
import { workOrderUps } from '../../../../tables/trade/submission';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer, viewerId } from '../../../base/sight';
import { because, refuseAs } from '../../../base/transition';
import { dayIn, hundredths } from '../../../system/country';
import {
  mayFinish,
  moveDeadline,
  type Order,
  reserveQuota,
  type Sample,
  type Submission,
  submissionForUpdate,
  tellOfSample,
} from '../../parts';
import { approveHours } from '../deadlines';
import { sealReceiver } from '../receiver';
import { life } from '../store';

type Wish = ParsedInputOf<typeof sampleApi.request>;

interface By {
  viewer: Viewer;
  services: Pick<Services, 'events' | 'vault'>;
}

/** A BD asks the merchant for a sample for an approved creator; the quota is reserved. Answers the id. */
export async function requestSample(tx: Db, wish: Wish, { viewer, services }: By): Promise<string> {
  const { workOrderUpId, quantity, skuName, ...receiver } = wish;
  const { submission, order } = await submissionForUpdate(tx, workOrderUpId, viewer);
  if (viewer.persona !== 'bd' || submission.bdId !== viewerId(viewer)) throw new Refusal('notFound');
  await requireWork(tx, submission, order, viewer);
  const sealed = sealReceiver(order.country, receiver, services.vault);
  await refuseSecond(tx, submission, order);
  await reserveQuota(tx, { goodsId: order.goodsId, quantity });
  const [product] = await tx.select({ price: goods.price }).from(goods).where(eq(goods.id, order.goodsId));
  const [sample] = await tx
    .insert(sampleShippings)
    .values({
      sampleNo: await nextNumber(tx, { prefix: 'YP', country: order.country, day: new Date(`${dayIn(order.country)}T00:00:00Z`) }),
      workOrderUpId,
      workOrderId: order.id,
      upId: submission.upId,
      goodsId: order.goodsId,
      shopId: order.shopId,
      skuName: skuName || null,
      quantity,
      sampleValue: worthOf(product?.price ?? '0', quantity),
      currency: order.currency,
      ...sealed,
      country: order.country,
      applyUser: viewerId(viewer),
      approveDeadline: sql`now() + ${`${approveHours} hours`}::interval`,
      createUser: viewerId(viewer),
    })
    .returning();
  if (!sample) throw new Error('The sample was not stored.');
  await keepNewest(tx, submission, sample);
  await moveDeadline(tx, { submission, order }, 'arrival');
  await tellOfSample(tx, services, { sample, submission, what: 'requested', to: ['merchant'], by: viewerId(viewer) });
  await noteEvent(tx, {
    actor: viewer,
    action: 'sample.request',
    object: `sample:${sample.id}`,
    to: 'requested',
    more: { workOrderUpId, quantity },
  });
  return sample.id;
}

/** Only for an approved creator (1026001) at whom the work goes on. */
async function requireWork(tx: Db, submission: Submission, order: Order, viewer: Viewer): Promise<void> {
  if (!is(approvalLife, submission, 'approved')) throw new Refusal('sampleUpNotApproved');
  if (!is(cooperationLife, submission, 'negotiating', 'agreed', 'producing'))
    throw await refuseAs(tx, because(cooperationLife, submission), viewer);
  if (!mayFinish(submission, order)) throw await refuseAs(tx, because(workOrderLife, order), viewer);
}

/** One open sample for a creator and a product, in whichever order: 1026003. Those who ask at once wait for each other. */
async function refuseSecond(tx: Db, { upId }: Submission, { goodsId }: Order): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sample:${upId}:${goodsId}`}))`);
  const open = await tx
    .select({ id: sampleShippings.id })
    .from(sampleShippings)
    .where(
      and(
        eq(sampleShippings.upId, upId),
        eq(sampleShippings.goodsId, goodsId),
        inState(life.machine, sampleShippings, 'requested', 'awaiting', 'shipped', 'delivered', 'overdue'),
      ),
    );
  if (open.length > 0) throw new Refusal('sampleIsOpen');
}

const keepNewest = (tx: Db, { id }: Submission, sample: Sample) =>
  tx
    .update(workOrderUps)
    .set({ sampleId: sample.id, version: sql`${workOrderUps.version} + 1`, updateTime: sql`now()` })
    .where(eq(workOrderUps.id, id));

/** Price times quantity, exactly. */
function worthOf(price: string, quantity: number): string {
  const cents = (hundredths(price) * BigInt(quantity)).toString().padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
