import { demandFormLife } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { refuseField } from '../../http/refuseField';
import type { Services } from '../../services';
import { addDays, dayIn, hundredths } from '../country';
import { rowOrRefuse, updateRow } from '../crud';
import { goodsOf } from '../goods';
import { type Happened, noteEvent, noteEvents, requireEvent } from '../lifeCycle';
import { shopOf } from '../shop';
import { accountOfShop, staffHolding, type Viewer, viewerId } from '../trade';
import { checkDraft, createOrder, type OrderDraft } from '../workOrder';
import { workOrders } from '../workOrder/tables';
import { wishesPerPlace } from './checkForm';
import { beginningOf, saveWishes } from './crud';
import { formTexts, tellOfForm } from './notices';
import { mayEnd } from './policy';
import { wishesOf } from './present';
import { within } from './sight';
import { demandForms } from './tables';

interface Act {
  id: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

type DemandForm = typeof demandForms.$inferSelect;

/** A form that this person may see, locked; 1020002 for a foreign and for a missing one alike. */
const formForUpdate = (tx: Db, { id, viewer }: Pick<Act, 'id' | 'viewer'>): Promise<DemandForm> =>
  rowOrRefuse(tx, { table: demandForms, id, notFound: 'notFound', within: within(viewer) });

const requireState = (tx: Db, form: DemandForm, event: keyof typeof demandFormLife.events, { language }: Viewer) =>
  requireEvent(tx, { machine: demandFormLife, code: form.demandStatus, event, language, dictionary: 'demandStatus' });

/** A certified merchant submits a complete draft (domain/life-cycles 3.2). */
export async function submit(tx: Db, act: Act): Promise<void> {
  const { viewer, services } = act;
  const form = await formForUpdate(tx, act);
  await requireState(tx, form, 'submit', viewer);
  const shop = await shopOf(tx, form.shopId);
  if (shop?.shopStatus !== 2) throw new Refusal('shopNotCertified');
  if ((await goodsOf(tx, form.goodsId))?.status !== 1) throw new Refusal('goodsNotOnSale', {}, { field: 'goodsId' });
  if (form.requireUpNum < 1 || form.requireUpNum > 500) throw new Refusal('requireUpNumRange', {}, { field: 'requireUpNum' });
  const most = form.requireUpNum * wishesPerPlace;
  if ((await wishesOf(tx, form.id)).length > most)
    throw refuseField('ups', {
      'zh-CN': `意向达人最多 ${most} 位。`,
      en: `Wish for at most ${most} creators.`,
      vn: `Chọn tối đa ${most} KOL mong muốn.`,
    });
  if (hundredths(form.upProportion ?? '0') > hundredths(form.wholeProportion ?? '0'))
    throw new Refusal('upProportionTooHigh', {}, { field: 'upProportion' });
  if (form.workAttribute === 1 && hundredths(form.upShotCost ?? '0') === 0n)
    throw new Refusal('shotCostRequired', {}, { field: 'upShotCost' });
  await updateRow(tx, {
    table: demandForms,
    id: form.id,
    version: form.version,
    set: { demandStatus: 1, submitTime: sql`now()` as never },
    userId: viewerId(viewer),
  });
  await tellOfForm(tx, services, {
    form,
    userIds: await staffHolding(tx, 'demand.convert', form.country, ['all', 'team']),
    texts: formTexts.submitted(form, shop.shopName),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, { actor: viewer, action: 'demandForm.submit', object: `demandForm:${form.id}`, from: 'draft', to: 'submitted' });
}

/** Makes a draft order from a submitted form; the creators that it names stay the order's wishes. Answers the order. */
export async function convert(tx: Db, act: Act): Promise<string> {
  const { viewer, services } = act;
  const form = await formForUpdate(tx, act);
  if (form.workOrderId !== null && form.demandStatus === 2) throw new Refusal('demandHasOrder');
  await requireState(tx, form, 'convert', viewer);
  const workOrderType = form.workAttribute === 2 && hundredths(form.wholeProportion ?? '0') > 0n ? 2 : 1;
  const draft = orderOf(form);
  const goods = await checkDraft(tx, draft, workOrderType);
  const { id: workOrderId, workOrderNo, noted } = await createOrder(tx, { draft, workOrderType, goods, viewer, demandId: form.id });
  await updateRow(tx, {
    table: demandForms,
    id: form.id,
    version: form.version,
    set: { demandStatus: 2, workOrderId },
    userId: viewerId(viewer),
  });
  await tellOfForm(tx, services, {
    form,
    userIds: await accountOfShop(tx, form.shopId),
    texts: formTexts.converted(form, workOrderNo),
    publicUser: viewerId(viewer),
  });
  await noteEvent(tx, noted);
  await noteEvent(tx, {
    actor: viewer,
    action: 'demandForm.convert',
    object: `demandForm:${form.id}`,
    from: 'submitted',
    to: 'inProgress',
    more: { workOrderId },
  });
  return workOrderId;
}

/** What an order takes from a form; it runs from today, or from the wished day, for a month unless an end was wished. */
function orderOf(form: DemandForm): OrderDraft {
  const today = dayIn(form.country);
  const validBegin = form.expectBegin !== null && form.expectBegin > today ? form.expectBegin : today;
  const expireDate = form.expectEnd !== null && form.expectEnd > validBegin ? form.expectEnd : addDays(validBegin, 30);
  return {
    workOrderName: form.demandName,
    workAttribute: form.workAttribute === 1 ? 1 : 2,
    shopId: form.shopId,
    goodsId: form.goodsId,
    ...(form.wholeProportion === null ? {} : { wholeProportion: form.wholeProportion }),
    upProportion: form.upProportion ?? '0',
    ...(form.upShotCost === null ? {} : { upShotCost: form.upShotCost }),
    ...(form.workDes === null ? {} : { workDes: form.workDes }),
    requireUpNum: form.requireUpNum,
    validBegin,
    expireDate,
  };
}

/** Ends a form with a reason; one in progress once its order has ended, and a draft of it goes along: 1023007 otherwise. */
export async function end(tx: Db, act: Act & { reason: string }): Promise<void> {
  const { viewer, services, reason } = act;
  const form = await formForUpdate(tx, act);
  const from = await requireState(tx, form, mayEnd(form, viewer) ? 'end' : 'submit', viewer);
  const along = await dropDraft(tx, form, viewer);
  await updateRow(tx, {
    table: demandForms,
    id: form.id,
    version: form.version,
    set: { demandStatus: 3, endReason: reason, endTime: sql`now()` as never },
    userId: viewerId(viewer),
  });
  const people = [
    ...(await accountOfShop(tx, form.shopId)),
    ...(await staffHolding(tx, 'demand.convert', form.country, ['all', 'team'])),
  ].filter((userId) => userId !== viewerId(viewer));
  await tellOfForm(tx, services, { form, userIds: people, texts: formTexts.ended(form, reason), publicUser: viewerId(viewer) });
  await noteEvents(tx, along);
  await noteEvent(tx, { actor: viewer, action: 'demandForm.end', object: `demandForm:${form.id}`, from, to: 'ended', reason });
}

async function dropDraft(tx: Db, { workOrderId }: DemandForm, viewer: Viewer): Promise<Happened[]> {
  if (workOrderId === null) return [];
  const [order] = await tx.select().from(workOrders).where(eq(workOrders.id, workOrderId)).for('update');
  if (!order || order.workOrderStatus === 3 || order.workOrderStatus === 4) return [];
  if (order.workOrderStatus !== 0) throw new Refusal('endLinkedOrderFirst');
  await updateRow(tx, {
    table: workOrders,
    id: order.id,
    version: order.version,
    set: { workOrderStatus: 4, status: 2 },
    userId: viewerId(viewer),
  });
  return [{ actor: viewer, action: 'workOrder.delete', object: `workOrder:${order.id}`, from: 'draft', to: 'deleted' }];
}

/** Copies a form with its creators into a new draft; answers its id. */
export async function copy(tx: Db, act: Pick<Act, 'id' | 'viewer'>): Promise<string> {
  const { viewer } = act;
  const form = await formForUpdate(tx, act);
  await requireState(tx, form, 'copy', viewer);
  const {
    demandName,
    goodsId,
    budget,
    requireUpNum,
    wholeProportion,
    upProportion,
    workAttribute,
    upShotCost,
    workDes,
    provideSample,
    sampleNum,
  } = form;
  const values = {
    demandName,
    goodsId,
    budget,
    requireUpNum,
    wholeProportion,
    upProportion,
    workAttribute,
    upShotCost,
    workDes,
    provideSample,
    sampleNum,
  };
  const [added] = await tx
    .insert(demandForms)
    .values({ ...values, ...(await beginningOf(tx, goodsId)), createUser: viewerId(viewer) })
    .returning({ id: demandForms.id });
  if (!added) throw new Error('The copy was not stored.');
  const wishes = await wishesOf(tx, form.id);
  await saveWishes(
    tx,
    added.id,
    wishes.map(({ upId, wantLevel, remark }) => ({
      upId,
      ...(wantLevel === null ? {} : { wantLevel }),
      ...(remark === null ? {} : { remark }),
    })),
  );
  await noteEvent(tx, {
    actor: viewer,
    action: 'demandForm.copy',
    object: `demandForm:${added.id}`,
    to: 'draft',
    more: { copyOf: form.id },
  });
  return added.id;
}
