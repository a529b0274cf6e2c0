import * as contract from '@backlot/contract';
import {
  approvalLife,
  certificationLife,
  codeOf,
  cooperationLife,
  demandFormLife,
  type ErrorName,
  errors,
  goodsLife,
  intentLife,
  linkReviewLife,
  linkValidityLife,
  type Machine,
  noticeLife,
  workOrderLife,
} from '@backlot/contract';
import { and, count, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLogs } from '../../tables/base/audit';
import { addDays } from '../../modules/system/country';
import { demandForms } from '../../tables/trade/demandForm';
import { goods } from '../../tables/merchants/product';
import { cooperationIntents } from '../../tables/trade/intent';
import { notices } from '../../tables/base/notice';
import { shops } from '../../tables/merchants/merchant';
import { shopCertifications } from '../../tables/merchants/certification';
import { workOrderBds, workOrders } from '../../tables/trade/order';
import { workOrderLinks } from '../../tables/trade/link';
import { workOrderUps } from '../../tables/trade/submission';
import { startServer, type TestServer } from '../startServer';
import { type Trade, tradeOn } from '../trade';
import { codeOf as answerOf } from './describeRows';
import { linkSteps } from './linkSteps';
import { walkedElsewhere } from './walkedElsewhere';

type Name = Parameters<Trade['post']>[0];

let server: TestServer;
let trade: Trade;
/** One record of each kind; the order has a share of `bd` and a returned one of `bd2`. */
const ids = { order: '', moved: '', submission: '', link: '', form: '', intent: '', product: '', notice: '' };

beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  ids.order = await trade.addOrder({ requireUpNum: 3 });
  await trade.allocate(ids.order, [
    ['bd', 2],
    ['bd2', 1],
  ]);
  await trade.handOut(ids.order);
  await trade.must('bd', '/main/workOrder/claim', { id: ids.order });
  await trade.must('bd2', '/main/workOrder/returnAlloc', { id: ids.order, reason: 'No time.' });
  ids.moved = (await trade.detail(ids.order)).allocations[1]?.id ?? '';
  ids.submission = await trade.agreed(ids.order);
  ids.link = await linkSteps(trade).preview(ids.submission);
  await trade.submitted(ids.order);
  ids.form = (await trade.must('shop', '/main/demandForm/add', formDraft())).id;
  ids.intent = (await trade.must('bd', '/main/intent/send', { upId: await trade.freeUp(), message: 'Hello.' })).id;
  ids.product = trade.product.id;
  const [{ id: notice } = { id: '' }] = await trade.db
    .insert(notices)
    .values({ title: 'Hello', content: 'x', noticeClass: 1, isManaged: true, createUser: trade.ids.admin, receiverIds: [] })
    .returning({ id: notices.id });
  ids.notice = notice;
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

const ask = async (by: Name, path: string, body: Record<string, unknown>) => answerOf(await trade.post(by, path, body));
const canOf = async (by: Name, path: string, query: Record<string, string> = {}) =>
  (await trade.get<{ can?: string[] } | null>(by, path, query)).data?.can ?? [];
const noted = async () => (await trade.db.select({ n: count() }).from(auditLogs))[0]?.n;

/** What handlers answer for want of permission, sight or the right state. Everything else they refuse is about what was asked for. */
const denials = (
  [
    'noPermission',
    'notFound',
    'wrongState',
    'alreadyClaimed',
    'allocationNotYours',
    'ratiosFrozen',
    'reopenTooLate',
    'ownSubmission',
    'tooManyRounds',
    'cooperationAdvanced',
    'cooperationFinished',
    'unfulfilTooLate',
    'linkNotValid',
    'tooManyLinkRounds',
    'demandHasOrder',
    'certChangeInReview',
    'certReviewStarted',
    'noDataPermission',
    'noticeNotFound',
    'noticeNotDraft',
    'noticeStatusWrong',
    'noticeKept',
  ] satisfies ErrorName[]
).map((name): number => errors[name].code);

interface Asked {
  /** Asks for the event, with what a guard refuses afterwards where there is one, so that the record stays. */
  by: (name: Name) => Promise<number>;
  /** Somebody who may in the right state. */
  entitled: Name;
  /** The button, where it is not called as the event. */
  button?: string;
}

interface Life<State extends string, Event extends string> {
  machine: Machine<State, Event>;
  /** Brings the record and what is around it to a state, whatever led there. */
  put: (code: number, state: State) => Promise<unknown>;
  /** The buttons that somebody has. */
  can: (name: Name) => Promise<string[]>;
  /** The events that people cause. */
  events: Partial<Record<Event, Asked>>;
  /** More precise answers to the entitled than 1020001, as `event state`. */
  precise?: Readonly<Record<string, number>>;
  /** States in which the record is out of everybody's sight. */
  gone?: readonly State[];
}

const people: readonly Name[] = ['admin', 'admin2', 'leader', 'otherLeader', 'bd', 'bd2', 'foreignBd', 'shop', 'otherShop', 'finance'];
const walked = new Set<string>();

/**
 * Asks for every event in every state by everybody: who has the button is not refused, who has not is, and then nothing is
 * noted (SPEC T1). What a state does not take is refused to the entitled with 1020001 or what the table names (SPEC T2).
 */
function describeButtons<State extends string, Event extends string>(life: Life<State, Event>): void {
  const { machine, put, can, events, precise = {}, gone = [] } = life;
  walked.add(machine.name);
  const states = (Object.entries(machine.states) as [State, number][]).filter(([state]) => !gone.includes(state));
  const asked = Object.entries(events) as [Event, Asked][];
  describe(`${machine.name}: buttons`, () => {
    const looks = states.flatMap(([state, code]) => people.map((name) => ({ name, state, code })));
    it.each(looks)('T1 what is $state: $name has the buttons that the handlers allow', async ({ name, state, code }) => {
      await put(code, state);
      const buttons = await can(name);
      const wrong: unknown[] = [];
      for (const [event, { by, button = event }] of asked) {
        const before = await noted();
        const answer = await by(name);
        const [isDrawn, isAllowed] = [buttons.includes(button), !denials.includes(answer)];
        const isSilent = isAllowed || (await noted()) === before;
        if (isDrawn !== isAllowed || !isSilent) wrong.push({ event, isDrawn, answer, isSilent });
        if (isAllowed) await put(code, state);
      }
      expect(wrong).toEqual([]);
    });

    const refused = asked.flatMap(([event, { by, entitled }]) =>
      states
        .filter(([state]) => !machine.events[event].from.includes(state))
        .map(([state, code]) => ({ event, state, code, ask: () => by(entitled), answer: precise[`${event} ${state}`] ?? 1020001 })),
    );
    it.each(refused)('T2 refuses $event of what is $state: $answer', async ({ state, code, ask: again, answer }) => {
      await put(code, state);
      const before = await noted();
      expect(await again()).toBe(answer);
      expect(await noted()).toBe(before);
    });
  });
}

const setOrder = (change: Partial<typeof workOrders.$inferInsert>) =>
  trade.db
    .update(workOrders)
    .set({ endTime: new Date(), ...change })
    .where(eq(workOrders.id, ids.order));
const setShares = async (allocStatus: number, allocNum: number) => {
  const claimTime = allocStatus === 1 ? new Date() : null;
  await trade.db.update(workOrderBds).set({ allocStatus, allocNum, claimTime }).where(eq(workOrderBds.workOrderId, ids.order));
  await trade.db
    .update(workOrderBds)
    .set({ allocStatus: 2, allocNum: 1, claimTime: null, movedNum: 0 })
    .where(eq(workOrderBds.id, ids.moved));
};
const setSubmission = (change: Partial<typeof workOrderUps.$inferInsert>) =>
  trade.db
    .update(workOrderUps)
    .set({ fulfilledTime: new Date(), publishDeadline: null, round: 1, placeFree: false, ...change })
    .where(eq(workOrderUps.id, ids.submission));
const setLink = (change: Partial<typeof workOrderLinks.$inferInsert>) =>
  trade.db
    .update(workOrderLinks)
    .set({ linkType: 2, round: 1, manualCheckTime: new Date(), ...change })
    .where(eq(workOrderLinks.id, ids.link));

describeButtons({
  machine: workOrderLife,
  put: async (workOrderStatus) => {
    // A creator is fulfilled and one waits, the last day is over: that keeps what is allowed from happening.
    await setOrder({ workOrderStatus, requireUpNum: 4, expireDate: addDays(trade.today, -1) });
    await setShares(workOrderStatus === 2 ? 1 : 0, 2);
    await setSubmission({ approvalStatus: 2, cooperationStatus: 5 });
  },
  can: (name) => canOf(name, '/main/workOrder/detail', { id: ids.order }),
  events: {
    edit: {
      entitled: 'admin',
      by: (name) => ask(name, '/main/workOrder/commercial/edit', { id: ids.order, version: 99_999, ...trade.orderDraft() }),
    },
    allocate: {
      entitled: 'admin',
      by: (name) => ask(name, '/main/workOrder/allocate', { id: ids.order, version: 99_999, allocations: [] }),
    },
    handOut: { entitled: 'admin', by: (name) => ask(name, '/main/workOrder/handOut', { ids: [ids.order] }) },
    recall: { entitled: 'admin', by: (name) => ask(name, '/main/workOrder/recall', { id: ids.order }) },
    claim: { entitled: 'bd', by: (name) => ask(name, '/main/workOrder/claim', { id: ids.order }) },
    returnAlloc: { entitled: 'bd', by: (name) => ask(name, '/main/workOrder/returnAlloc', { id: ids.order, reason: 'No time.' }) },
    reallocate: {
      entitled: 'admin',
      by: (name) => ask(name, '/main/workOrder/reallocate', { allocationId: ids.moved, bdId: trade.ids.foreignBd }),
    },
    extend: {
      entitled: 'admin',
      by: (name) => ask(name, '/main/workOrder/extend', { id: ids.order, expireDate: addDays(trade.today, -2) }),
    },
    end: { entitled: 'admin', by: (name) => ask(name, '/main/workOrder/end', { id: ids.order, reason: 'Enough.' }) },
    reopen: { entitled: 'admin', by: (name) => ask(name, '/main/workOrder/reopen', { id: ids.order }) },
    delete: { entitled: 'admin', by: (name) => ask(name, '/main/workOrder/commercial/delete', { ids: [ids.order] }) },
  },
  // Once claimed the reason is named, and a draft is not a BD's to know.
  precise: { 'recall claimed': 1024009, 'claim draft': 1020002, 'returnAlloc draft': 1020002 },
  gone: ['deleted'],
});

/** The creator's row in its order, with its links. */
const partOf = async (name: Name) =>
  (
    await trade.get<{ id: string; can: string[]; links: { can: string[] }[] }[] | null>(name, '/main/workOrderUp/ofOrder', {
      workOrderId: ids.order,
    })
  ).data?.find(({ id }) => id === ids.submission);
const ofCreator =
  (act: string, more: Record<string, unknown> = {}) =>
  (name: Name) =>
    ask(name, `/main/workOrderUp/${act}`, { id: ids.submission, ...more });

describeButtons({
  machine: approvalLife,
  put: async (approvalStatus) => {
    // No place is left, neither for approved creators nor for tries.
    await setOrder({ workOrderStatus: 2, requireUpNum: 0 });
    await setShares(1, 0);
    await setSubmission({ approvalStatus, cooperationStatus: 1 });
    await setLink({ reviewStatus: 3 });
  },
  can: async (name) => (await partOf(name))?.can ?? [],
  events: {
    approve: { entitled: 'admin', by: ofCreator('approve') },
    reject: { entitled: 'admin', by: ofCreator('reject', { reason: '' }) },
    withdraw: { entitled: 'bd', by: ofCreator('withdraw') },
    resubmit: { entitled: 'bd', by: ofCreator('resubmit', { recommendReason: 'Grew since.' }) },
    cancelApproval: { entitled: 'admin', by: ofCreator('cancelApproval', { reason: '' }) },
  },
});

describeButtons({
  machine: cooperationLife,
  put: async (cooperationStatus) => {
    await setOrder({ workOrderStatus: 2, requireUpNum: 4 });
    await setSubmission({ approvalStatus: 2, cooperationStatus });
    await setLink({ reviewStatus: 3, linkStatus: 2 });
  },
  can: async (name) => (await partOf(name))?.can ?? [],
  events: {
    contact: { entitled: 'bd', by: ofCreator('contact', { content: 'Called.' }) },
    agree: { entitled: 'bd', by: ofCreator('agree', { agreedProportion: '99' }) },
    startProduce: { entitled: 'bd', by: ofCreator('startProduce') },
    unfulfil: { entitled: 'admin', by: ofCreator('unfulfil', { reason: '' }) },
    terminate: { entitled: 'bd', by: ofCreator('terminate', { reason: '' }) },
  },
  precise: { 'terminate fulfilled': 1025015 },
});

const canOfLink = async (name: Name) => (await partOf(name))?.links[0]?.can ?? [];
const ofLink =
  (act: string, more: Record<string, unknown> = {}) =>
  (name: Name) =>
    ask(name, `/main/workOrderLink/${act}`, { id: ids.link, ...more });

describeButtons({
  machine: linkReviewLife,
  put: async (reviewStatus) => {
    await setOrder({ workOrderStatus: 2, requireUpNum: 4 });
    // A link comes back while nothing is out, and is opened again while it is.
    await setSubmission({ approvalStatus: 2, cooperationStatus: reviewStatus > 2 ? 2 : 4 });
    await setLink({ reviewStatus, linkStatus: codeOf(linkValidityLife, reviewStatus === 1 ? 'valid' : 'invalid') });
  },
  can: canOfLink,
  events: {
    approve: { entitled: 'admin', by: ofLink('approve') },
    reject: { entitled: 'admin', by: ofLink('reject', { reason: '' }) },
    resubmit: { entitled: 'bd', by: ofLink('resubmit', { link: 'https://example.com/1' }) },
    reopen: { entitled: 'admin', by: ofLink('reopen', { reason: '' }) },
  },
});

describeButtons({
  machine: linkValidityLife,
  put: async (linkStatus) => {
    await setSubmission({ approvalStatus: 2, cooperationStatus: 2 });
    await setLink({ reviewStatus: 1, linkStatus });
  },
  can: canOfLink,
  events: { recheck: { entitled: 'admin', by: ofLink('recheck') } },
});

const versionOf = async () => (await trade.db.select().from(demandForms).where(eq(demandForms.id, ids.form)))[0]?.version;

describeButtons({
  machine: demandFormLife,
  put: async (demandStatus) => {
    await setOrder({ workOrderStatus: 2 });
    const workOrderId = demandStatus === codeOf(demandFormLife, 'inProgress') ? ids.order : null;
    // More is asked for than one may, and creators get more than there is.
    const beyond = { requireUpNum: 501, wholeProportion: '10' };
    await trade.db
      .update(demandForms)
      .set({ demandStatus, workOrderId, status: 0, ...beyond })
      .where(eq(demandForms.id, ids.form));
  },
  can: (name) => canOf(name, '/main/demandForm/detail', { id: ids.form }),
  events: {
    edit: {
      entitled: 'shop',
      by: async (name) =>
        ask(name, '/main/demandForm/edit', {
          id: ids.form,
          version: await versionOf(),
          ...formDraft(),
          ...(name === 'admin' || name === 'admin2' ? { shopId: trade.shop.id } : {}),
          expectBegin: trade.today,
          expectEnd: addDays(trade.today, -1),
        }),
    },
    delete: { entitled: 'shop', by: (name) => ask(name, '/main/demandForm/delete', { ids: [ids.form] }) },
    submit: { entitled: 'shop', by: (name) => ask(name, '/main/demandForm/submit', { id: ids.form }) },
    convert: { entitled: 'admin', by: (name) => ask(name, '/main/demandForm/convert', { id: ids.form }) },
    end: { entitled: 'admin', by: (name) => ask(name, '/main/demandForm/end', { id: ids.form, reason: 'No budget.' }) },
    copy: { entitled: 'shop', by: (name) => ask(name, '/main/demandForm/copy', { id: ids.form }) },
  },
  precise: { 'convert inProgress': 1023006 },
});

describeButtons({
  machine: intentLife,
  put: async (intentStatus) => {
    await setOrder({ workOrderStatus: 2 });
    await setShares(1, 0);
    await trade.db
      .update(cooperationIntents)
      .set({ intentStatus, expireTime: new Date(Date.now() + 86_400_000) })
      .where(eq(cooperationIntents.id, ids.intent));
  },
  can: (name) => canOf(name, '/main/intent/detail', { id: ids.intent }),
  events: {
    view: { entitled: 'bd', by: (name) => ask(name, '/main/intent/view', { id: ids.intent }) },
    accept: {
      entitled: 'bd',
      button: 'reply',
      by: (name) => ask(name, '/main/intent/reply', { id: ids.intent, interested: true, replyContent: 'Yes.' }),
    },
    decline: {
      entitled: 'bd',
      button: 'reply',
      by: (name) => ask(name, '/main/intent/reply', { id: ids.intent, interested: false, replyContent: 'No.' }),
    },
    convert: {
      entitled: 'bd',
      by: (name) => ask(name, '/main/intent/convert', { id: ids.intent, workOrderId: ids.order, recommendReason: '' }),
    },
  },
});

/** Everybody else would ask for own papers. */
const foreign = Promise.resolve(errors.notFound.code);
const papers = { certMethod: 2, realName: 'Maria Santos', agreed: false };
const setPapers = async (waits: boolean) => {
  await trade.db.delete(shopCertifications).where(eq(shopCertifications.shopId, trade.shop.id));
  if (waits)
    await trade.db
      .insert(shopCertifications)
      .values({ shopId: trade.shop.id, round: 1, certMethod: 1, realName: 'Maria', statusBefore: 0, submitUser: trade.ids.shop });
};

describe.each([true, false])('papers wait: %s', (waits) => {
  describeButtons({
    machine: certificationLife,
    put: async (shopStatus, state) => {
      await trade.db
        .update(workOrders)
        .set({ workOrderStatus: 3 })
        .where(and(eq(workOrders.shopId, trade.shop.id), ne(workOrders.workOrderStatus, 4)));
      await trade.db.update(shops).set({ shopStatus }).where(eq(shops.id, trade.shop.id));
      await setPapers(state === 'underReview' || (state === 'certified' && waits));
    },
    can: async (name) => [
      ...(await canOf(name, '/main/shop/detail', { id: trade.shop.id })),
      // Everybody else reads the own papers there, or none.
      ...(name === 'shop' ? await canOf(name, '/main/shopCertification/mine') : []),
    ],
    events: {
      // One button and one call: of a certified merchant it is a change.
      submit: { entitled: 'shop', by: (name) => (name === 'shop' ? ask(name, '/main/shopCertification/submit', papers) : foreign) },
      withdraw: {
        entitled: 'shop',
        by: (name) => (name === 'shop' ? ask(name, '/main/shopCertification/withdraw', {}) : foreign),
      },
      pass: { entitled: 'admin', button: 'audit', by: (name) => ask(name, '/main/shop/pass', { id: trade.shop.id, round: 1 }) },
      reject: {
        entitled: 'admin',
        button: 'audit',
        by: (name) => ask(name, '/main/shop/reject', { id: trade.shop.id, round: 1, reason: 'The licence cannot be read.' }),
      },
      revoke: {
        entitled: 'admin',
        by: (name) => ask(name, '/main/shop/revoke', { id: trade.shop.id, reason: 'False papers.', force: true }),
      },
    },
    precise: { 'submit certified': waits ? 1021008 : 1021001 },
  });
});

const overpriced = () => ({
  goodsName: 'Serum',
  goodsUrl: 'https://shop.example.com/1',
  goodsCategory: trade.product.goodsCategory,
  listPrice: '1',
  price: '2',
});

describeButtons({
  machine: goodsLife,
  put: (status) => trade.db.update(goods).set({ status, version: 0 }).where(eq(goods.id, ids.product)),
  can: (name) => canOf(name, '/main/goods/detail', { id: ids.product }),
  events: {
    edit: { entitled: 'shop', by: (name) => ask(name, '/main/goods/edit', { id: ids.product, version: 0, ...overpriced() }) },
    delete: { entitled: 'shop', by: (name) => ask(name, '/main/goods/delete', { ids: [ids.product] }) },
    onSale: { entitled: 'shop', by: (name) => ask(name, '/main/goods/onSale', { ids: [ids.product] }) },
    offSale: { entitled: 'shop', by: (name) => ask(name, '/main/goods/offSale', { ids: [ids.product] }) },
  },
  gone: ['deleted'],
});

describeButtons({
  machine: noticeLife,
  put: (status) => trade.db.update(notices).set({ status }).where(eq(notices.id, ids.notice)),
  can: (name) => canOf(name, '/main/sysNotice/detail', { id: ids.notice }),
  events: {
    edit: {
      entitled: 'admin',
      by: (name) =>
        ask(name, '/main/sysNotice/edit', { id: ids.notice, version: 99_999, title: 'Hi', type: 1, content: 'x', noticeUserIdList: [] }),
    },
    publish: { entitled: 'admin', by: (name) => ask(name, '/main/sysNotice/publish', { ids: [ids.notice] }) },
    withdraw: { entitled: 'admin', by: (name) => ask(name, '/main/sysNotice/withdraw', { ids: [ids.notice] }) },
    remind: { entitled: 'admin', by: (name) => ask(name, '/main/sysNotice/remind', { id: ids.notice }) },
    delete: { entitled: 'admin', by: (name) => ask(name, '/main/sysNotice/delete', { ids: [ids.notice] }) },
  },
  precise: {
    ...Object.fromEntries(['published', 'withdrawn'].map((state) => [`edit ${state}`, errors.noticeNotDraft.code])),
    'publish published': errors.noticeStatusWrong.code,
    ...Object.fromEntries(
      ['draft', 'withdrawn'].flatMap((state) => [
        [`withdraw ${state}`, errors.noticeStatusWrong.code],
        [`remind ${state}`, errors.noticeStatusWrong.code],
      ]),
    ),
    'delete published': errors.noticeKept.code,
  },
  gone: ['deleted'],
});

it('T1 every machine of the contract is walked', () => {
  const machines = Object.values(contract).flatMap((value) =>
    typeof value === 'object' && 'events' in value && 'states' in value ? [String((value as { name: string }).name)] : [],
  );
  expect(machines.filter((name) => !walked.has(name)).sort()).toEqual([...walkedElsewhere].sort());
});
