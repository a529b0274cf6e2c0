import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ups } from '../../tables/creators/creator';
import { workOrderLinks } from '../../tables/trade/link';
import { fulfilDue } from '../../modules/trade/submission';
import { workOrderUps } from '../../tables/trade/submission';
import { type Act, describeRows, shows, type Stage } from './describeRows';
import { linkSteps } from './linkSteps';

const object = (id: string) => `workOrderUp:${id}`;
const set = (stage: Stage, id: string, change: Partial<typeof workOrderUps.$inferInsert>) =>
  stage.db.update(workOrderUps).set(change).where(eq(workOrderUps.id, id));
const row = async (stage: Stage, id: string) => (await stage.db.select().from(workOrderUps).where(eq(workOrderUps.id, id)))[0];
const is = (stage: Stage, id: string, expected: Record<string, unknown>) => async () =>
  expect(await row(stage, id)).toMatchObject(expected);
const submit = (stage: Stage, workOrderId: string, upId: string, recommendReason = 'Fits the product.') =>
  stage.post('bd', '/main/workOrderUp/submitUp', { workOrderId, upId, recommendReason });
const changed = async (stage: Stage, change: Partial<typeof ups.$inferInsert>) => {
  const upId = await stage.freeUp();
  await stage.db.update(ups).set(change).where(eq(ups.id, upId));
  return upId;
};
const rejected = async (stage: Stage) => {
  const id = await stage.submitted(await stage.claimed());
  await stage.must('admin', '/main/workOrderUp/reject', { id, reason: 'Too few followers.' });
  return id;
};
const agree = (stage: Stage, id: string, terms: Record<string, unknown> = {}) =>
  stage.post('bd', '/main/workOrderUp/agree', { id, ...terms });
/** A creator whose publish link is valid and approved. */
const published = async (stage: Stage) => {
  const steps = linkSteps(stage);
  const id = await stage.agreed(await stage.claimed({ previewRequired: false }));
  const linkId = await steps.validLink(id);
  await stage.must('admin', '/main/workOrderLink/approve', { id: linkId });
  return { id, linkId };
};
const fulfilled = async (stage: Stage) => {
  const { id, linkId } = await published(stage);
  await stage.db
    .update(workOrderLinks)
    .set({ validSince: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(workOrderLinks.id, linkId));
  await fulfilDue(stage.server.services, id);
  return { id, linkId };
};
const event = (id: string, action: string, from: string, to: string): Act['noted'] => ({
  object: object(id),
  action: `workOrderUp.${action}`,
  from,
  to,
});

describeRows('3.4', {
  submitUp: {
    success: async (stage) => {
      const [workOrderId, upId] = [await stage.claimed({ shopConfirm: true }), await stage.freeUp()];
      let id = '';
      return {
        run: async () => {
          const answer = await submit(stage, workOrderId, upId);
          id = answer.data.id;
          return answer;
        },
        by: stage.ids.bd,
        noted: { object: () => object(id), action: 'workOrderUp.submitUp', to: 'pending' },
        told: [...stage.admins, stage.ids.shop],
        after: shows(() => stage.db.select({ bdId: ups.bdId }).from(ups).where(eq(ups.id, upId)), [{ bdId: stage.ids.bd }]),
      };
    },
    refusals: {
      1025001: async (stage) => {
        const [id, upId] = [await stage.claimed(), await changed(stage, { bdId: stage.ids.bd2 })];
        return async () => (await submit(stage, id, upId)).code;
      },
      1025002: async (stage) => {
        const [id, upId] = [await stage.claimed(), await changed(stage, { blackFlag: true })];
        return async () => (await submit(stage, id, upId)).code;
      },
      1025003: async (stage) => {
        const [id, upId] = [await stage.claimed(), await changed(stage, { country: 'MY' })];
        const other = await changed(stage, { webId: 20 });
        await shows(() => submit(stage, id, other), { code: 1025003 })();
        return async () => (await submit(stage, id, upId)).code;
      },
      1025004: async (stage) => {
        const [id, upId] = [await stage.claimed(), await stage.freeUp()];
        await stage.submitted(id, upId);
        return async () => (await submit(stage, id, upId)).code;
      },
      1025005: async (stage) => {
        const [id, upId] = [await stage.claimed(), await stage.freeUp()];
        return async () => (await submit(stage, id, upId, ' ')).code;
      },
      1025006: async (stage) => {
        const id = await stage.claimed({ requireUpNum: 1 });
        for (let n = 0; n < 2; n += 1) await stage.submitted(id);
        const upId = await stage.freeUp();
        return async () => (await submit(stage, id, upId)).code;
      },
    },
  },
  approve: {
    success: async (stage) => {
      const id = await stage.submitted(await stage.claimed());
      return {
        run: () => stage.post('admin', '/main/workOrderUp/approve', { id }),
        by: stage.ids.admin,
        noted: event(id, 'approve', 'pending', 'approved'),
        told: [stage.ids.bd],
        after: is(stage, id, { approvalStatus: 2, cooperationStatus: 1 }),
      };
    },
    refusals: {
      1025008: async (stage) => {
        const workOrderId = await stage.claimed({ requireUpNum: 1 });
        await stage.approved(workOrderId);
        const id = await stage.submitted(workOrderId);
        return async () => (await stage.post('admin', '/main/workOrderUp/approve', { id })).code;
      },
    },
  },
  reject: {
    success: async (stage) => {
      const id = await stage.submitted(await stage.claimed());
      return {
        run: () => stage.post('admin', '/main/workOrderUp/reject', { id, reason: 'Too few followers.' }),
        by: stage.ids.admin,
        noted: event(id, 'reject', 'pending', 'rejected'),
        told: [stage.ids.bd],
        after: is(stage, id, { approvalStatus: 3, rejectReason: 'Too few followers.' }),
      };
    },
    refusals: {
      1025009: async (stage) => {
        const id = await stage.submitted(await stage.claimed());
        return async () => (await stage.post('admin', '/main/workOrderUp/reject', { id, reason: ' ' })).code;
      },
    },
  },
  withdraw: {
    success: async (stage) => {
      const id = await stage.submitted(await stage.claimed());
      return {
        run: () => stage.post('bd', '/main/workOrderUp/withdraw', { id }),
        by: stage.ids.bd,
        noted: event(id, 'withdraw', 'pending', 'withdrawn'),
        told: [],
        after: is(stage, id, { approvalStatus: 4 }),
      };
    },
  },
  resubmit: {
    success: async (stage) => {
      const id = await rejected(stage);
      return {
        run: () => stage.post('bd', '/main/workOrderUp/resubmit', { id, recommendReason: 'Grew since.' }),
        by: stage.ids.bd,
        noted: event(id, 'resubmit', 'rejected', 'pending'),
        told: stage.admins,
        after: is(stage, id, { approvalStatus: 1, round: 2 }),
      };
    },
    refusals: {
      1025010: async (stage) => {
        const id = await rejected(stage);
        await set(stage, id, { round: 3 });
        return async () => (await stage.post('bd', '/main/workOrderUp/resubmit', { id, recommendReason: 'Grew since.' })).code;
      },
    },
  },
  cancelApproval: {
    success: async (stage) => {
      const id = await stage.agreed(await stage.claimed());
      return {
        run: () => stage.post('admin', '/main/workOrderUp/cancelApproval', { id, reason: 'The merchant changed its mind.' }),
        by: stage.ids.admin,
        noted: event(id, 'cancelApproval', 'approved', 'rejected'),
        told: [stage.ids.bd],
        after: is(stage, id, { approvalStatus: 3, cooperationStatus: 0, agreedShotCost: null }),
      };
    },
    refusals: {
      1025011: async (stage) => {
        const id = await stage.agreed(await stage.claimed());
        await stage.must('bd', '/main/workOrderUp/startProduce', { id });
        return async () => (await stage.post('admin', '/main/workOrderUp/cancelApproval', { id, reason: 'Too late.' })).code;
      },
    },
  },
  contact: {
    success: async (stage) => {
      const id = await stage.submitted(await stage.claimed());
      return {
        run: () => stage.post('bd', '/main/workOrderUp/contact', { id, content: 'Called.' }),
        by: stage.ids.bd,
        noted: event(id, 'contact', 'toContact', 'negotiating'),
        told: [],
        after: is(stage, id, { cooperationStatus: 1 }),
      };
    },
  },
  agree: {
    success: async (stage) => {
      const id = await stage.approved(await stage.claimed());
      return {
        run: () => agree(stage, id, { agreedShotCost: '2400' }),
        by: stage.ids.bd,
        noted: event(id, 'agree', 'negotiating', 'agreed'),
        told: [stage.ids.shop],
        after: is(stage, id, { cooperationStatus: 2, agreedShotCost: '2400.00' }),
      };
    },
    refusals: {
      1025012: async (stage) => {
        const id = await stage.approved(await stage.claimed());
        await shows(() => agree(stage, id, { agreedProportion: '17.01' }), { code: 1025012 })();
        return async () => (await agree(stage, id, { agreedShotCost: '3200.01' })).code;
      },
      1025013: async (stage) => {
        const id = await stage.approved(await stage.claimed({ workAttribute: 2 }, 'leader'));
        return async () => (await agree(stage, id)).code;
      },
    },
  },
  startProduce: {
    success: async (stage) => {
      const id = await stage.agreed(await stage.claimed());
      return {
        run: () => stage.post('bd', '/main/workOrderUp/startProduce', { id }),
        by: stage.ids.bd,
        noted: event(id, 'startProduce', 'agreed', 'producing'),
        told: [],
        after: is(stage, id, { cooperationStatus: 3 }),
      };
    },
  },
  publish: {
    success: async (stage) => {
      const id = await stage.agreed(await stage.claimed({ previewRequired: false }));
      const linkId = await linkSteps(stage).validLink(id);
      return {
        run: () => stage.post('admin', '/main/workOrderLink/approve', { id: linkId }),
        by: stage.ids.admin,
        noted: event(id, 'publish', 'agreed', 'published'),
        told: [stage.ids.bd],
        after: is(stage, id, { cooperationStatus: 4 }),
      };
    },
  },
  fulfil: {
    success: async (stage) => {
      const { id, linkId } = await published(stage);
      await fulfilDue(stage.server.services, id);
      await is(stage, id, { cooperationStatus: 4 })();
      await stage.db
        .update(workOrderLinks)
        .set({ validSince: new Date(Date.now() - 25 * 3_600_000) })
        .where(eq(workOrderLinks.id, linkId));
      return {
        run: async () => void (await fulfilDue(stage.server.services, id)),
        by: null,
        noted: event(id, 'fulfil', 'published', 'fulfilled'),
        told: [stage.ids.bd, stage.ids.shop],
        after: is(stage, id, { cooperationStatus: 5, fulfilledTime: expect.any(Date) }),
      };
    },
  },
  unfulfil: {
    success: async (stage) => {
      const { id, linkId } = await fulfilled(stage);
      await stage.db.update(workOrderLinks).set({ linkStatus: 2 }).where(eq(workOrderLinks.id, linkId));
      return {
        run: () => stage.post('admin', '/main/workOrderUp/unfulfil', { id, reason: 'Deleted by the creator.' }),
        by: stage.ids.admin,
        noted: event(id, 'unfulfil', 'fulfilled', 'published'),
        told: [stage.ids.bd],
        after: is(stage, id, { cooperationStatus: 4, fulfilledTime: null }),
      };
    },
    refusals: {
      1025014: async (stage) => {
        const { id, linkId } = await fulfilled(stage);
        await stage.db.update(workOrderLinks).set({ linkStatus: 2 }).where(eq(workOrderLinks.id, linkId));
        await set(stage, id, { fulfilledTime: new Date(Date.now() - 31 * 86_400_000) });
        return async () => (await stage.post('admin', '/main/workOrderUp/unfulfil', { id, reason: 'Deleted.' })).code;
      },
    },
  },
  terminate: {
    success: async (stage) => {
      const id = await stage.agreed(await stage.claimed());
      return {
        run: () => stage.post('bd', '/main/workOrderUp/terminate', { id, reason: 'No answer any more.' }),
        by: stage.ids.bd,
        noted: event(id, 'terminate', 'agreed', 'terminated'),
        told: [stage.ids.shop],
        after: is(stage, id, { cooperationStatus: 9, terminateReason: 'No answer any more.' }),
      };
    },
    refusals: {
      1025015: async (stage) => {
        const { id } = await fulfilled(stage);
        return async () => (await stage.post('admin', '/main/workOrderUp/terminate', { id, reason: 'Too late.' })).code;
      },
    },
  },
});
