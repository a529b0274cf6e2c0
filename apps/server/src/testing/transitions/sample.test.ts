import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { completeSamples, expireSamples, lapseSamples } from '../../modules/trade/sample';
import { goods } from '../../tables/merchants/product';
import { workOrderUps } from '../../tables/trade/submission';
import { sampleSteps } from '../sampleSteps';
import { type Act, describeRows, shows, type Stage } from './describeRows';
import { linkSteps } from './linkSteps';

const event = (id: string, action: string, from?: string, to?: string): Act['noted'] => ({
  object: `sample:${id}`,
  action: `sample.${action}`,
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
const is = (stage: Stage, id: string, expected: Record<string, unknown>) => async () =>
  expect(await sampleSteps(stage).row(id)).toMatchObject(expected);
const past = () => new Date(Date.now() - 30 * 86_400_000);
/** An approved publish link; nothing has looked yet whether it completes a sample. */
const published = async (stage: Stage, up: string) => linkSteps(stage).set(await linkSteps(stage).validLink(up), { reviewStatus: 2 });

/** An act of one person upon a sample, of which others are told. */
const done = (
  stage: Stage,
  {
    id,
    by,
    call,
    body = {},
    to,
    told,
    after,
  }: {
    id: string;
    by: 'shop' | 'bd' | 'admin';
    call: string;
    body?: object;
    to: [from: string, to: string];
    told: readonly string[];
    after: Record<string, unknown>;
  },
): Act => ({
  run: () => stage.post(by, `/main/sample/${call}`, { id, ...body }),
  by: stage.ids[by],
  noted: event(id, call, ...to),
  told,
  after: is(stage, id, after),
});

describeRows('3.7', {
  request: {
    success: async (stage) => {
      const steps = sampleSteps(stage);
      await steps.plenty();
      const up = await steps.submission();
      let id = '';
      return {
        run: async () => {
          const answer = await stage.post('bd', '/main/sample/request', steps.wish(up));
          id = answer.data.id;
          return answer;
        },
        by: stage.ids.bd,
        noted: { object: () => `sample:${id}`, action: 'sample.request', to: 'requested' },
        told: [stage.ids.shop],
      };
    },
    refusals: {
      1026001: async (stage) => {
        const up = await stage.submitted(await stage.claimed());
        return async () => (await sampleSteps(stage).ask(up)).code;
      },
      1026002: async (stage) => {
        const up = await sampleSteps(stage).submission();
        await stage.db.update(goods).set({ sampleQuota: 0 }).where(eq(goods.id, stage.product.id));
        return async () => (await sampleSteps(stage).ask(up)).code;
      },
      1026003: async (stage) => {
        const up = await sampleSteps(stage).submission();
        await sampleSteps(stage).requested(up);
        return async () => (await sampleSteps(stage).ask(up)).code;
      },
      1026004: async (stage) => {
        const up = await sampleSteps(stage).submission();
        return async () => (await sampleSteps(stage).ask(up, { street: '' })).code;
      },
    },
  },
  approve: {
    success: async (stage) =>
      done(stage, {
        id: await sampleSteps(stage).requested(),
        by: 'shop',
        call: 'approve',
        to: ['requested', 'awaiting'],
        told: [stage.ids.bd],
        after: { sampleStatus: 2, shipDeadline: expect.any(Date) },
      }),
    refusals: {
      1026005: async (stage) => {
        const id = await sampleSteps(stage).requested();
        await sampleSteps(stage).set(id, { approveDeadline: past() });
        return async () => (await stage.post('shop', '/main/sample/approve', { id })).code;
      },
    },
  },
  reject: {
    success: async (stage) =>
      done(stage, {
        id: await sampleSteps(stage).requested(),
        by: 'shop',
        call: 'reject',
        body: { rejectReasonCode: 1 },
        to: ['requested', 'rejected'],
        told: [stage.ids.bd],
        after: { sampleStatus: 6, rejectReason: '{noMatch}' },
      }),
    refusals: {
      1026006: async (stage) => {
        const id = await sampleSteps(stage).requested();
        return async () => (await stage.post('shop', '/main/sample/reject', { id })).code;
      },
    },
  },
  withdraw: {
    success: async (stage) =>
      done(stage, {
        id: await sampleSteps(stage).requested(),
        by: 'bd',
        call: 'withdraw',
        to: ['requested', 'cancelled'],
        told: [stage.ids.shop],
        after: { sampleStatus: 7 },
      }),
  },
  expireReview: {
    success: async (stage) => {
      const id = await sampleSteps(stage).requested();
      await sampleSteps(stage).set(id, { approveDeadline: past() });
      return {
        run: async () => void (await expireSamples(stage.server.services)),
        by: null,
        noted: event(id, 'expire', 'requested', 'cancelled'),
        told: [stage.ids.bd, stage.ids.shop],
        after: is(stage, id, { cancelReason: '{reviewOverdue}' }),
      };
    },
  },
  ship: {
    success: async (stage) =>
      done(stage, {
        id: await sampleSteps(stage).approved(),
        by: 'shop',
        call: 'ship',
        body: { carrier: 'LBC', trackingNo: 'ROW-1' },
        to: ['awaiting', 'shipped'],
        told: [stage.ids.bd],
        after: { sampleStatus: 3, trackingNo: 'ROW-1' },
      }),
    refusals: {
      1026007: async (stage) => {
        const [first, second] = [await sampleSteps(stage).approved(), await sampleSteps(stage).approved()];
        await stage.must('shop', '/main/sample/ship', { id: first, carrier: 'LBC', trackingNo: 'ROW-2' });
        return async () => (await stage.post('shop', '/main/sample/ship', { id: second, carrier: 'LBC', trackingNo: 'ROW-2' })).code;
      },
    },
  },
  expireShipping: {
    success: async (stage) => {
      const id = await sampleSteps(stage).approved();
      await sampleSteps(stage).set(id, { shipDeadline: past() });
      return {
        run: async () => void (await expireSamples(stage.server.services)),
        by: null,
        noted: event(id, 'expire', 'awaiting', 'cancelled'),
        told: [stage.ids.bd, stage.ids.shop],
        after: is(stage, id, { cancelReason: '{notShipped}' }),
      };
    },
  },
  deliver: {
    success: async (stage) => {
      const up = await sampleSteps(stage).submission();
      const id = await sampleSteps(stage).shipped(up);
      const produces = shows(async () => (await stage.db.select().from(workOrderUps).where(eq(workOrderUps.id, up)))[0], {
        cooperationStatus: 3,
      });
      return {
        ...done(stage, { id, by: 'bd', call: 'deliver', to: ['shipped', 'delivered'], told: [stage.ids.shop], after: {} }),
        after: async () => {
          await is(stage, id, { sampleStatus: 4, contentDeadline: expect.any(Date) })();
          await produces();
        },
      };
    },
    refusals: {
      1026008: async (stage) => {
        const id = await sampleSteps(stage).shipped();
        return async () => (await stage.post('bd', '/main/sample/deliver', { id, deliverTime: '2026-01-01 00:00:00' })).code;
      },
    },
  },
  lost: {
    success: async (stage) =>
      done(stage, {
        id: await sampleSteps(stage).shipped(),
        by: 'shop',
        call: 'lose',
        to: ['shipped', 'returned'],
        told: [stage.ids.bd],
        after: { sampleStatus: 9 },
      }),
  },
  complete: {
    success: async (stage) => {
      await completeSamples(stage.server.services);
      const up = await sampleSteps(stage).submission();
      const id = await sampleSteps(stage).delivered(up);
      await published(stage, up);
      return {
        run: async () => void (await completeSamples(stage.server.services)),
        by: null,
        noted: event(id, 'complete', 'delivered', 'completed'),
        told: [stage.ids.bd, stage.ids.shop],
        after: is(stage, id, { sampleStatus: 5, late: false }),
      };
    },
  },
  overdue: {
    success: async (stage) => {
      const id = await sampleSteps(stage).delivered();
      await sampleSteps(stage).set(id, { contentDeadline: past() });
      return {
        run: async () => void (await lapseSamples(stage.server.services)),
        by: null,
        noted: event(id, 'lapse', 'delivered', 'overdue'),
        told: [stage.ids.bd, stage.ids.leader],
        after: is(stage, id, { sampleStatus: 8 }),
      };
    },
  },
  completeLate: {
    success: async (stage) => {
      const up = await sampleSteps(stage).submission();
      const id = await sampleSteps(stage).delivered(up);
      await sampleSteps(stage).set(id, { contentDeadline: past() });
      await lapseSamples(stage.server.services);
      await published(stage, up);
      return {
        run: async () => void (await completeSamples(stage.server.services)),
        by: null,
        noted: event(id, 'complete', 'overdue', 'completed'),
        told: [stage.ids.bd, stage.ids.shop],
        after: is(stage, id, { sampleStatus: 5, late: true }),
      };
    },
  },
  exempt: {
    success: async (stage) =>
      done(stage, {
        id: await sampleSteps(stage).delivered(),
        by: 'admin',
        call: 'exempt',
        body: { reason: 'The creator is ill.' },
        to: ['delivered', 'cancelled'],
        told: [stage.ids.bd, stage.ids.shop],
        after: { sampleStatus: 7 },
      }),
  },
  return: {
    success: async (stage) =>
      done(stage, {
        id: await sampleSteps(stage).delivered(undefined, { needReturn: true }),
        by: 'bd',
        call: 'bringBack',
        body: { returnTrackingNo: 'BACK-1' },
        to: ['delivered', 'returned'],
        told: [stage.ids.shop],
        after: { sampleStatus: 9, returnTrackingNo: 'BACK-1' },
      }),
  },
});
