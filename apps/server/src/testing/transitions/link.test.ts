import { expect } from 'vitest';
import { checkLink } from '../../modules/trade/link/check';
import { remindReviewers } from '../../modules/trade/link/remind';
import { type Act, describeRows, type Stage } from './describeRows';
import { linkSteps } from './linkSteps';

const event = (id: string, action: string, from?: string, to?: string): Act['noted'] => ({
  object: `workOrderLink:${id}`,
  action: `workOrderLink.${action}`,
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
const is = (stage: Stage, id: string, expected: Record<string, unknown>) => async () =>
  expect(await linkSteps(stage).row(id)).toMatchObject(expected);
const agreed = async (
  stage: Stage,
  more: Record<string, unknown> = { previewRequired: false },
  type: 'commercial' | 'leader' = 'commercial',
) => stage.agreed(await stage.claimed(more, type));
const reject = (stage: Stage, id: string) => stage.must('admin', '/main/workOrderLink/reject', { id, reason: 'The price is wrong.' });
/** A publish link whose first check has not come: checks are asked for by the test alone. */
const unchecked = async (stage: Stage, more: Parameters<ReturnType<typeof linkSteps>['publishLink']>[1] = {}, up?: string) => {
  const steps = linkSteps(stage);
  const id = await steps.publishLink(up ?? (await agreed(stage)), { silent: true });
  await expect.poll(async () => (await steps.row(id))?.silentChecks, { timeout: 20_000 }).toBe(1);
  await steps.videoIs(id, { silent: false, ...more });
  return id;
};
const approvedLink = async (stage: Stage) => {
  const id = await linkSteps(stage).validLink(await agreed(stage));
  await stage.must('admin', '/main/workOrderLink/approve', { id });
  return id;
};

describeRows('3.5', {
  submitLink: {
    success: async (stage) => {
      const [steps, up] = [linkSteps(stage), await agreed(stage, {})];
      const link = await steps.video(up);
      let id = '';
      return {
        run: async () => {
          const answer = await steps.submit(up, 1, link);
          id = answer.data.id;
          return answer;
        },
        by: stage.ids.bd,
        noted: { object: () => `workOrderLink:${id}`, action: 'workOrderLink.submitLink', to: 'pending' },
        told: stage.admins,
      };
    },
    refusals: {
      1025007: async (stage) => {
        const steps = linkSteps(stage);
        const [first, second] = [await agreed(stage), await agreed(stage)];
        const link = await steps.video(first);
        // Its own check is noted too, so it is over before.
        await steps.checked((await steps.submit(first, 2, link)).data.id, 1);
        return async () => (await steps.submit(second, 2, `${link}?utm=1`)).code;
      },
      1025016: async (stage) => {
        const up = await agreed(stage);
        return async () => (await linkSteps(stage).submit(up, 2, '  ')).code;
      },
      1025017: async (stage) => {
        const up = await agreed(stage);
        return async () => (await linkSteps(stage).submit(up, 2, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')).code;
      },
      1025018: async (stage) => {
        const up = await agreed(stage, {});
        const link = await linkSteps(stage).video(up);
        return async () => (await linkSteps(stage).submit(up, 2, link)).code;
      },
    },
  },
  approve: {
    success: async (stage) => {
      const id = await linkSteps(stage).preview(await agreed(stage, {}));
      return {
        run: () => stage.post('admin', '/main/workOrderLink/approve', { id }),
        by: stage.ids.admin,
        noted: event(id, 'approve', 'pending', 'approved'),
        told: [stage.ids.bd],
        after: is(stage, id, { reviewStatus: 2 }),
      };
    },
    refusals: {
      1025019: async (stage) => {
        const id = await unchecked(stage);
        return async () => (await stage.post('admin', '/main/workOrderLink/approve', { id })).code;
      },
    },
  },
  reject: {
    success: async (stage) => {
      const id = await linkSteps(stage).preview(await agreed(stage, {}));
      return {
        run: () => stage.post('admin', '/main/workOrderLink/reject', { id, reason: 'Wrong price.' }),
        by: stage.ids.admin,
        noted: event(id, 'reject', 'pending', 'rejected'),
        told: [stage.ids.bd],
        after: is(stage, id, { reviewStatus: 3, rejectReason: 'Wrong price.' }),
      };
    },
    refusals: {
      1025009: async (stage) => {
        const id = await linkSteps(stage).preview(await agreed(stage, {}));
        return async () => (await stage.post('admin', '/main/workOrderLink/reject', { id, reason: '' })).code;
      },
    },
  },
  resubmit: {
    success: async (stage) => {
      const [steps, up] = [linkSteps(stage), await agreed(stage, {})];
      const id = await steps.preview(up);
      await reject(stage, id);
      const link = await steps.video(up);
      return {
        run: () => stage.post('bd', '/main/workOrderLink/resubmit', { id, link }),
        by: stage.ids.bd,
        noted: event(id, 'resubmit', 'rejected', 'pending'),
        told: stage.admins,
        after: is(stage, id, { reviewStatus: 1, round: 2, rejectReason: null }),
      };
    },
    refusals: {
      1025020: async (stage) => {
        const [steps, up] = [linkSteps(stage), await agreed(stage, {})];
        const id = await steps.preview(up);
        await reject(stage, id);
        await steps.set(id, { round: 5 });
        const link = await steps.video(up);
        return async () => (await stage.post('bd', '/main/workOrderLink/resubmit', { id, link })).code;
      },
    },
  },
  reopen: {
    success: async (stage) => {
      const id = await approvedLink(stage);
      await linkSteps(stage).set(id, { linkStatus: 2, invalidCode: 1025022 });
      return {
        run: () => stage.post('admin', '/main/workOrderLink/reopen', { id, reason: 'The video is gone.' }),
        by: stage.ids.admin,
        noted: event(id, 'reopen', 'approved', 'rejected'),
        told: [stage.ids.bd],
        after: is(stage, id, { reviewStatus: 3 }),
      };
    },
  },
  autoRemind: {
    success: async (stage) => {
      await remindReviewers(stage.server.services);
      const id = await linkSteps(stage).preview(await agreed(stage, {}));
      await linkSteps(stage).set(id, { submitTime: new Date(Date.now() - 73 * 3_600_000) });
      return {
        run: async () => void (await remindReviewers(stage.server.services)),
        by: null,
        noted: event(id, 'remind'),
        told: [...stage.admins, stage.ids.leader],
        after: is(stage, id, { reviewStatus: 1, remindTime: expect.any(Date) }),
      };
    },
  },
});

/** A check that finds a link not valid: the BD is told why. */
const finds = (
  more: Parameters<ReturnType<typeof linkSteps>['publishLink']>[1],
  invalidCode: number,
  order?: [Record<string, unknown>, 'leader'],
) => ({
  success: async (stage: Stage): Promise<Act> => {
    const id = await unchecked(stage, more, order && (await agreed(stage, ...order)));
    return {
      run: async () => void (await checkLink(stage.server.services, id)),
      by: null,
      noted: event(id, 'fail', 'unchecked', 'invalid'),
      told: [stage.ids.bd],
      after: is(stage, id, { linkStatus: 2, invalidCode }),
    };
  },
});

describeRows('3.6', {
  checkOk: {
    success: async (stage) => {
      const id = await unchecked(stage);
      return {
        run: async () => void (await checkLink(stage.server.services, id)),
        by: null,
        noted: event(id, 'pass', 'unchecked', 'valid'),
        told: [],
        after: is(stage, id, { linkStatus: 1, workId: expect.any(String) }),
      };
    },
  },
  author: finds({ authorPlatformId: 'somebody-else' }, 1025021),
  gone: finds({ visibility: 2 }, 1025022),
  product: finds({ productIds: ['another'] }, 1025023, [{ workAttribute: 2, previewRequired: false }, 'leader']),
  date: finds({ postTime: new Date('2020-01-01') }, 1025024),
  noAnswer: {
    success: async (stage) => {
      const id = await unchecked(stage, { silent: true });
      await checkLink(stage.server.services, id);
      return {
        run: async () => void (await checkLink(stage.server.services, id)),
        by: null,
        noted: event(id, 'timeOut', 'unchecked', 'timedOut'),
        told: [],
        after: is(stage, id, { linkStatus: 3, invalidCode: 1029006 }),
      };
    },
  },
  recheck: {
    success: async (stage) => {
      const id = await unchecked(stage, { visibility: 3 });
      await checkLink(stage.server.services, id);
      await linkSteps(stage).videoIs(id, { visibility: 1 });
      return {
        run: () => stage.post('bd', '/main/workOrderLink/recheck', { id }),
        by: stage.ids.bd,
        noted: event(id, 'recheck'),
        told: [],
        after: is(stage, id, { linkStatus: 1 }),
      };
    },
    refusals: {
      1025025: async (stage) => {
        const id = await unchecked(stage);
        await stage.must('bd', '/main/workOrderLink/recheck', { id });
        return async () => (await stage.post('bd', '/main/workOrderLink/recheck', { id })).code;
      },
    },
  },
  schedule: {
    success: async (stage) => {
      const id = await approvedLink(stage);
      // One failed look is not enough for a link that was valid.
      await linkSteps(stage).videoIs(id, { visibility: 2 });
      await checkLink(stage.server.services, id);
      await is(stage, id, { linkStatus: 1, suspectCode: 1025022 })();
      await is(stage, id, { nextCheckTime: expect.any(Date) })();
      return {
        run: async () => void (await checkLink(stage.server.services, id)),
        by: null,
        noted: event(id, 'fail', 'valid', 'invalid'),
        told: [stage.ids.bd],
        after: is(stage, id, { linkStatus: 2, invalidCode: 1025022 }),
      };
    },
  },
});
