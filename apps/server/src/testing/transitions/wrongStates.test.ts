import {
  approvalLife,
  certificationLife,
  cooperationLife,
  demandFormLife,
  intentLife,
  linkReviewLife,
  type Machine,
  workOrderLife,
} from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLogs } from '../../modules/audit';
import { addDays } from '../../modules/country';
import { demandForms } from '../../modules/demandForm/tables';
import { cooperationIntents } from '../../modules/intent/tables';
import { shops } from '../../modules/shop';
import { shopCertifications } from '../../modules/shopCertification/tables';
import { workOrderBds, workOrders } from '../../modules/workOrder/tables';
import { workOrderLinks } from '../../modules/workOrderLink/tables';
import { workOrderUps } from '../../modules/workOrderUp/tables';
import { startServer, type TestServer } from '../startServer';
import { type Trade, tradeOn } from '../trade';
import { codeOf } from './describeRows';
import { linkSteps } from './linkSteps';

let server: TestServer;
let trade: Trade;
/** One record of each kind. */
const ids = { order: '', form: '', submission: '', link: '', intent: '' };

beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  ids.order = await trade.claimed();
  ids.submission = await trade.agreed(ids.order);
  ids.link = await linkSteps(trade).preview(ids.submission);
  ids.form = (await trade.must('shop', '/main/demandForm/add', formDraft())).id;
  ids.intent = (await trade.must('bd', '/main/intent/send', { upId: await trade.freeUp(), message: 'Hello.' })).id;
});
afterAll(() => server.close());

const formDraft = () => ({
  demandName: 'Wish',
  goodsId: trade.product.id,
  requireUpNum: 2,
  wholeProportion: '20',
  upProportion: '12',
  workAttribute: 1,
  upShotCost: '2500',
  provideSample: false,
});

type Ask = (by: Parameters<Trade['post']>[0], path: string, body: Record<string, unknown>) => Promise<number>;
const ask: Ask = async (by, path, body) => codeOf(await trade.post(by, path, body));
const noted = async () => (await trade.db.select({ seq: auditLogs.seq }).from(auditLogs)).length;

interface Life<State extends string, Event extends string> {
  machine: Machine<State, Event>;
  /** Brings the record to a state, whatever led there. */
  put: (code: number, state: State) => Promise<unknown>;
  /** Asks for an event by somebody who may cause it. */
  events: Partial<Record<Event, () => Promise<number>>>;
  /** More precise answers than 1020001, as `event state`. */
  precise?: Readonly<Record<string, number>>;
  /** States in which the record is out of everybody's sight. */
  gone?: readonly State[];
}

/** Asks for every event from every state that does not take it: 1020001 or what the table names, and nothing is noted. */
function describeLife<State extends string, Event extends string>({
  machine,
  put,
  events,
  precise = {},
  gone = [],
}: Life<State, Event>): void {
  const states = (Object.entries(machine.states) as [State, number][]).filter(([state]) => !gone.includes(state));
  const cases = (Object.entries(events) as [Event, () => Promise<number>][]).flatMap(([event, run]) =>
    states
      .filter(([state]) => !machine.events[event].from.includes(state))
      .map(([state, code]) => ({ event, state, code, run, answer: precise[`${event} ${state}`] ?? 1020001 })),
  );
  describe(`${machine.name}: a wrong state`, () => {
    it.each(cases)('refuses $event of what is $state: $answer', async ({ state, code, run, answer }) => {
      await put(code, state);
      const before = await noted();
      expect(await run()).toBe(answer);
      expect(await noted()).toBe(before);
    });
  });
}

const setOrder = (change: Partial<typeof workOrders.$inferInsert>) =>
  trade.db.update(workOrders).set(change).where(eq(workOrders.id, ids.order));

describeLife({
  machine: workOrderLife,
  put: async (workOrderStatus) => {
    await setOrder({ workOrderStatus, endTime: new Date() });
    await trade.db
      .update(workOrderBds)
      .set(workOrderStatus === 2 ? { allocStatus: 1, claimTime: new Date() } : { allocStatus: 0, claimTime: null })
      .where(eq(workOrderBds.workOrderId, ids.order));
  },
  events: {
    edit: async () =>
      ask('admin', '/main/workOrder/commercial/edit', {
        id: ids.order,
        version: (await trade.detail(ids.order)).version,
        ...trade.orderDraft(),
      }),
    allocate: async () => codeOf(await trade.allocate(ids.order, [['bd', 2]])),
    handOut: () => ask('admin', '/main/workOrder/handOut', { ids: [ids.order] }),
    recall: () => ask('admin', '/main/workOrder/recall', { id: ids.order }),
    claim: () => ask('bd', '/main/workOrder/claim', { id: ids.order }),
    returnAlloc: () => ask('bd', '/main/workOrder/returnAlloc', { id: ids.order, reason: 'No time.' }),
    reallocate: async () =>
      ask('admin', '/main/workOrder/reallocate', { allocationId: (await trade.detail(ids.order)).allocations[0]?.id, bdId: trade.ids.bd2 }),
    extend: () => ask('admin', '/main/workOrder/extend', { id: ids.order, expireDate: addDays(trade.today, 60) }),
    end: () => ask('admin', '/main/workOrder/end', { id: ids.order, reason: 'Enough.' }),
    reopen: () => ask('admin', '/main/workOrder/reopen', { id: ids.order }),
    delete: () => ask('admin', '/main/workOrder/commercial/delete', { ids: [ids.order] }),
  },
  // Once claimed the reason is named, and a draft is not a BD's to know.
  precise: { 'recall claimed': 1024009, 'claim draft': 1020002, 'returnAlloc draft': 1020002 },
  gone: ['deleted'],
});

describeLife({
  machine: demandFormLife,
  put: (demandStatus) =>
    trade.db
      .update(demandForms)
      .set({ demandStatus, workOrderId: demandStatus === 2 ? ids.order : null })
      .where(eq(demandForms.id, ids.form)),
  events: {
    edit: async () => ask('shop', '/main/demandForm/edit', { id: ids.form, version: 0, ...formDraft() }),
    delete: () => ask('shop', '/main/demandForm/delete', { ids: [ids.form] }),
    submit: () => ask('shop', '/main/demandForm/submit', { id: ids.form }),
    convert: () => ask('admin', '/main/demandForm/convert', { id: ids.form }),
    end: () => ask('admin', '/main/demandForm/end', { id: ids.form, reason: 'No budget.' }),
  },
  precise: { 'convert inProgress': 1023006 },
});

const setSubmission = (change: Partial<typeof workOrderUps.$inferInsert>) =>
  trade.db.update(workOrderUps).set(change).where(eq(workOrderUps.id, ids.submission));

describeLife({
  machine: approvalLife,
  put: async (approvalStatus) => {
    await setOrder({ workOrderStatus: 2 });
    await setSubmission({ approvalStatus, cooperationStatus: 1, round: 1 });
  },
  events: {
    approve: () => ask('admin', '/main/workOrderUp/approve', { id: ids.submission }),
    reject: () => ask('admin', '/main/workOrderUp/reject', { id: ids.submission, reason: 'Too few followers.' }),
    withdraw: () => ask('bd', '/main/workOrderUp/withdraw', { id: ids.submission }),
    resubmit: () => ask('bd', '/main/workOrderUp/resubmit', { id: ids.submission, recommendReason: 'Grew since.' }),
    cancelApproval: () => ask('admin', '/main/workOrderUp/cancelApproval', { id: ids.submission, reason: 'Another one fits.' }),
  },
});

describeLife({
  machine: cooperationLife,
  put: async (cooperationStatus) => {
    await setOrder({ workOrderStatus: 2 });
    await setSubmission({ approvalStatus: 2, cooperationStatus, fulfilledTime: new Date() });
  },
  events: {
    contact: () => ask('bd', '/main/workOrderUp/contact', { id: ids.submission, content: 'Called.' }),
    agree: () => ask('bd', '/main/workOrderUp/agree', { id: ids.submission }),
    startProduce: () => ask('bd', '/main/workOrderUp/startProduce', { id: ids.submission }),
    unfulfil: () => ask('admin', '/main/workOrderUp/unfulfil', { id: ids.submission, reason: 'The video is gone.' }),
    terminate: () => ask('bd', '/main/workOrderUp/terminate', { id: ids.submission, reason: 'No answer.' }),
  },
  precise: { 'terminate fulfilled': 1025015 },
});

describeLife({
  machine: linkReviewLife,
  put: async (reviewStatus) => {
    await setSubmission({ approvalStatus: 2, cooperationStatus: 4 });
    await trade.db
      .update(workOrderLinks)
      .set({ reviewStatus, linkType: 2, linkStatus: 2, round: 1 })
      .where(eq(workOrderLinks.id, ids.link));
  },
  events: {
    approve: () => ask('admin', '/main/workOrderLink/approve', { id: ids.link }),
    reject: () => ask('admin', '/main/workOrderLink/reject', { id: ids.link, reason: 'Wrong price.' }),
    resubmit: () => ask('bd', '/main/workOrderLink/resubmit', { id: ids.link, link: 'https://www.tiktok.com/@x/video/78' }),
    reopen: () => ask('admin', '/main/workOrderLink/reopen', { id: ids.link, reason: 'The video is gone.' }),
  },
});

describeLife({
  machine: intentLife,
  put: (intentStatus) =>
    trade.db
      .update(cooperationIntents)
      .set({ intentStatus, expireTime: new Date(Date.now() + 86_400_000) })
      .where(eq(cooperationIntents.id, ids.intent)),
  events: {
    view: () => ask('bd', '/main/intent/view', { id: ids.intent }),
    accept: () => ask('bd', '/main/intent/reply', { id: ids.intent, interested: true, replyContent: 'Yes.' }),
    decline: () => ask('bd', '/main/intent/reply', { id: ids.intent, interested: false, replyContent: 'No.' }),
    convert: () => ask('bd', '/main/intent/convert', { id: ids.intent, workOrderId: ids.order, recommendReason: 'Agreed to try.' }),
  },
});

describeLife({
  machine: certificationLife,
  // Papers are judged while a round of them waits, which only its state says.
  put: async (shopStatus) => {
    await trade.db.update(shops).set({ shopStatus }).where(eq(shops.id, trade.shop.id));
    await trade.db.delete(shopCertifications).where(eq(shopCertifications.shopId, trade.shop.id));
  },
  events: {
    withdraw: () => ask('shop', '/main/shopCertification/withdraw', {}),
    pass: () => ask('admin', '/main/shop/pass', { id: trade.shop.id, round: 1 }),
    reject: () => ask('admin', '/main/shop/reject', { id: trade.shop.id, round: 1, reason: 'The licence cannot be read.' }),
    revoke: () => ask('admin', '/main/shop/revoke', { id: trade.shop.id, reason: 'False papers.', force: true }),
  },
});
