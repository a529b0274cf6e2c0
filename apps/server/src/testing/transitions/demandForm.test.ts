import { eq } from 'drizzle-orm';
import { goods } from '../../tables/merchants/product';
import { demandForms } from '../../tables/trade/demandForm';
import { shops } from '../../tables/merchants/merchant';
import { type Act, codeOf, describeRows, shows, type Stage } from './describeRows';

const draft = (stage: Stage, more: Record<string, unknown> = {}) => ({
  demandName: 'Wish',
  goodsId: stage.product.id,
  requireUpNum: 2,
  wholeProportion: '20',
  upProportion: '12',
  workAttribute: 1,
  upShotCost: '2500',
  provideSample: false,
  ...more,
});
const add = async (stage: Stage, more: Record<string, unknown> = {}) =>
  (await stage.must('shop', '/main/demandForm/add', draft(stage, more))).id;
const submit = (stage: Stage, id: string) => stage.post('shop', '/main/demandForm/submit', { id });
const submitted = async (stage: Stage) => {
  const id = await add(stage);
  await submit(stage, id);
  return id;
};
const converted = async (stage: Stage) => {
  const id = await submitted(stage);
  const { workOrderId } = await stage.must<{ workOrderId: string }>('admin', '/main/demandForm/convert', { id });
  return { id, workOrderId };
};
const issue = async (stage: Stage, workOrderId: string) => {
  await stage.allocate(workOrderId, [['bd', 2]]);
  await stage.handOut(workOrderId);
};
const event = (id: string, action: string, from?: string, to?: string): Act['noted'] => ({
  object: `demandForm:${id}`,
  action: `demandForm.${action}`,
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
const becomes = (stage: Stage, id: string, demandStatus: number) =>
  shows(
    () => stage.db.select({ demandStatus: demandForms.demandStatus }).from(demandForms).where(eq(demandForms.id, id)),
    [{ demandStatus }],
  );
/** Submits a draft that lacks something. */
const lacks = (more: Record<string, unknown>) => async (stage: Stage) => {
  const id = await add(stage, more);
  return async () => (await submit(stage, id)).code;
};

describeRows('3.2', {
  add: {
    success: async (stage) => {
      let id = '';
      return {
        run: async () => {
          const answer = await stage.post('shop', '/main/demandForm/add', draft(stage));
          id = answer.data.id;
          return answer;
        },
        by: stage.ids.shop,
        noted: { object: () => `demandForm:${id}`, action: 'demandForm.add' },
        told: [],
      };
    },
  },
  edit: {
    success: async (stage) => {
      const id = await add(stage);
      return {
        run: () => stage.post('shop', '/main/demandForm/edit', { id, version: 0, ...draft(stage, { demandName: 'Renamed' }) }),
        by: stage.ids.shop,
        noted: event(id, 'edit'),
        told: [],
        after: becomes(stage, id, 0),
      };
    },
  },
  delete: {
    success: async (stage) => {
      const id = await add(stage);
      return {
        run: () => stage.post('shop', '/main/demandForm/delete', { ids: [id] }),
        by: stage.ids.shop,
        noted: event(id, 'delete'),
        told: [],
        after: shows(async () => ({ code: codeOf(await stage.get('shop', '/main/demandForm/detail', { id })) }), { code: 1020002 }),
      };
    },
  },
  submit: {
    success: async (stage) => {
      const id = await add(stage);
      return {
        run: () => submit(stage, id),
        by: stage.ids.shop,
        noted: event(id, 'submit', 'draft', 'submitted'),
        told: [...stage.admins, stage.ids.leader],
        after: becomes(stage, id, 1),
      };
    },
    refusals: {
      1023001: async (stage) => {
        const id = await add(stage);
        await stage.db.update(shops).set({ shopStatus: 1 }).where(eq(shops.id, stage.shop.id));
        return async () => {
          const { code } = await submit(stage, id);
          await stage.db.update(shops).set({ shopStatus: 2 }).where(eq(shops.id, stage.shop.id));
          return code;
        };
      },
      1023002: async (stage) => {
        const id = await add(stage);
        await stage.db.update(goods).set({ status: 0 }).where(eq(goods.id, stage.product.id));
        return async () => {
          const { code } = await submit(stage, id);
          await stage.db.update(goods).set({ status: 1 }).where(eq(goods.id, stage.product.id));
          return code;
        };
      },
      1023003: lacks({ requireUpNum: 501 }),
      1023004: lacks({ upProportion: '20.01' }),
      1023005: lacks({ upShotCost: undefined }),
    },
  },
  convert: {
    success: async (stage) => {
      const id = await submitted(stage);
      return {
        run: () => stage.post('leader', '/main/demandForm/convert', { id }),
        by: stage.ids.leader,
        noted: event(id, 'convert', 'submitted', 'inProgress'),
        told: [stage.ids.shop],
        after: becomes(stage, id, 2),
      };
    },
    refusals: {
      1023006: async (stage) => {
        const { id } = await converted(stage);
        return async () => (await stage.post('admin', '/main/demandForm/convert', { id })).code;
      },
    },
  },
  end: {
    success: async (stage) => {
      const { id, workOrderId } = await converted(stage);
      return {
        run: () => stage.post('admin', '/main/demandForm/end', { id, reason: 'No budget.' }),
        by: stage.ids.admin,
        noted: event(id, 'end', 'inProgress', 'ended'),
        told: [...stage.admins.filter((userId) => userId !== stage.ids.admin), stage.ids.leader, stage.ids.shop],
        after: async () => {
          await becomes(stage, id, 3)();
          await shows(async () => ({ code: codeOf(await stage.get('admin', '/main/workOrder/detail', { id: workOrderId })) }), {
            code: 1020002,
          })();
        },
      };
    },
    refusals: {
      1023007: async (stage) => {
        const { id, workOrderId } = await converted(stage);
        await issue(stage, workOrderId);
        return async () => (await stage.post('admin', '/main/demandForm/end', { id, reason: 'No budget.' })).code;
      },
    },
  },
  autoEnd: {
    success: async (stage) => {
      const { id, workOrderId } = await converted(stage);
      await issue(stage, workOrderId);
      return {
        run: () => stage.post('admin', '/main/workOrder/end', { id: workOrderId, reason: 'Enough.' }),
        by: null,
        noted: event(id, 'end', 'inProgress', 'ended'),
        told: [stage.ids.bd, stage.ids.shop],
        after: becomes(stage, id, 3),
      };
    },
  },
  copy: {
    success: async (stage) => {
      const id = await submitted(stage);
      await stage.post('shop', '/main/demandForm/end', { id, reason: 'Later.' });
      let copy = '';
      return {
        run: async () => {
          const answer = await stage.post('shop', '/main/demandForm/copy', { id });
          copy = answer.data.id;
          return answer;
        },
        by: stage.ids.shop,
        noted: { object: () => `demandForm:${copy}`, action: 'demandForm.copy', to: 'draft' },
        told: [],
      };
    },
  },
});
