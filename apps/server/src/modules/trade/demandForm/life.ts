import {
  certificationLife,
  demandFormLife,
  demandProblems,
  goodsLife,
  is,
  stopsDemand,
  type StoppingProblem,
  workOrderLife,
} from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { addDays, dayIn, hundredths } from '../../system/country';
import { rowForUpdate } from '../../base/crud';
import { goodsOf } from '../../merchants/product';
import { noteEvent } from '../../base/lifeCycle';
import { shopOf } from '../../merchants/merchant';
import { accountOfShop, staffHolding, type Viewer, viewerId } from '../../base/sight';
import { begin, transition } from '../../base/transition';
import { checkDraft, createOrder, type OrderDraft } from '../order';
import { wantedDraftOf } from '../parts';
import { workOrders } from '../../../tables/trade/order';
import { endBeforeBegin } from './checkForm';
import { beginningOf, saveWishes } from './crud';
import { formTexts, tellOfForm } from './notices';
import { type DemandForm, formPolicy } from './policy';
import { wishesOf } from './present';
import { within } from './sight';
import { demandForms } from '../../../tables/trade/demandForm';

interface Act {
  id: string;
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

const life = { machine: demandFormLife, table: demandForms };

/** A form in sight that this person may cause an event of, locked. */
const beginForm = async (
  tx: Db,
  event: keyof typeof demandFormLife.events,
  { id, viewer }: Pick<Act, 'id' | 'viewer'>,
): Promise<DemandForm> => {
  const find = async () => ({ form: await rowForUpdate(tx, { table: demandForms, id, notFound: 'notFound', within: within(viewer) }) });
  return (await begin(tx, { policy: formPolicy, event, viewer, find })).form;
};

/** A certified merchant submits a complete draft (domain/life-cycles 3.2). */
export async function submit(tx: Db, act: Act): Promise<void> {
  const { viewer, services } = act;
  const form = await beginForm(tx, 'submit', act);
  const shop = await shopOf(tx, form.shopId);
  if (!shop || !is(certificationLife, shop, 'certified')) throw new Refusal('shopNotCertified');
  const goods = await goodsOf(tx, form.goodsId);
  if (!goods || !is(goodsLife, goods, 'onSale')) throw new Refusal('goodsNotOnSale', {}, { field: 'goodsId' });
  const [problem] = demandProblems({
    ...form,
    wishes: (await wishesOf(tx, form.id)).length,
  }).filter(stopsDemand);
  if (problem) throw refusalOf(problem);
  await transition(tx, { ...life, row: form, event: 'submit', set: { submitTime: sql`now()` }, actor: viewer });
  await tellOfForm(tx, services, {
    form,
    userIds: await staffHolding(tx, 'demand.convert', form.country, ['all', 'team']),
    texts: formTexts.submitted(form, shop.shopName),
    publicUser: viewerId(viewer),
  });
}

/** A broken rule of the form, at the field where it is mended: 1023003 to 1023005, or a sentence of its own. */
function refusalOf({ field, rule, values }: StoppingProblem): Refusal {
  if (rule === 'tooManyWishes')
    return refuseField(field, {
      en: `Wish for at most ${values?.max} creators.`,
      'zh-CN': `意向达人最多 ${values?.max} 位。`,
      vn: `Chọn tối đa ${values?.max} KOL mong muốn.`,
    });
  if (rule === 'endBeforeBegin') return endBeforeBegin();
  return new Refusal(rule, {}, { field });
}

/** Makes a draft order from a submitted form; the creators that it names stay the order's wishes. Answers the order. */
export async function convert(tx: Db, act: Act): Promise<string> {
  const { viewer, services } = act;
  const form = await beginForm(tx, 'convert', act);
  const workOrderType = form.workAttribute === 2 && hundredths(form.wholeProportion ?? '0') > 0n ? 2 : 1;
  const draft = orderOf(form);
  const goods = await checkDraft(tx, draft, { workOrderType, viewer, of: form });
  const { id: workOrderId, workOrderNo } = await createOrder(tx, { draft, workOrderType, goods, viewer, demandId: form.id });
  await transition(tx, { ...life, row: form, event: 'convert', set: { workOrderId }, actor: viewer, more: { workOrderId } });
  await tellOfForm(tx, services, {
    form,
    userIds: await accountOfShop(tx, form.shopId),
    texts: formTexts.converted(form, workOrderNo),
    publicUser: viewerId(viewer),
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
    ...wantedDraftOf(form),
    requireUpNum: form.requireUpNum,
    validBegin,
    expireDate,
  };
}

/** Ends a form with a reason; one in progress once its order has ended, and a draft of it goes along: 1023007 otherwise. */
export async function end(tx: Db, act: Act & { reason: string }): Promise<void> {
  const { viewer, services, reason } = act;
  const form = await beginForm(tx, 'end', act);
  await dropDraft(tx, form, viewer);
  await transition(tx, { ...life, row: form, event: 'end', set: { endReason: reason, endTime: sql`now()` }, actor: viewer, reason });
  const people = [
    ...(await accountOfShop(tx, form.shopId)),
    ...(await staffHolding(tx, 'demand.convert', form.country, ['all', 'team'])),
  ].filter((userId) => userId !== viewerId(viewer));
  await tellOfForm(tx, services, { form, userIds: people, texts: formTexts.ended(form, reason), publicUser: viewerId(viewer) });
}

async function dropDraft(tx: Db, { workOrderId }: DemandForm, actor: Viewer): Promise<void> {
  if (workOrderId === null) return;
  const [order] = await tx.select().from(workOrders).where(eq(workOrders.id, workOrderId)).for('update');
  if (!order || is(workOrderLife, order, 'ended', 'deleted')) return;
  if (!is(workOrderLife, order, 'draft')) throw new Refusal('endLinkedOrderFirst');
  await transition(tx, { machine: workOrderLife, table: workOrders, row: order, event: 'delete', set: { status: 2 }, actor });
}

/** Copies a form with its creators into a new draft; answers its id. */
export async function copy(tx: Db, act: Pick<Act, 'id' | 'viewer'>): Promise<string> {
  const { viewer } = act;
  const form = await beginForm(tx, 'copy', act);
  const { demandName, goodsId, budget, requireUpNum, wholeProportion, upProportion, workAttribute } = form;
  const { upShotCost, workDes, wantFansMin, wantFansMax, wantGender, wantAges, wantShare, provideSample, sampleNum } = form;
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
    wantFansMin,
    wantFansMax,
    wantGender,
    wantAges,
    wantShare,
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
