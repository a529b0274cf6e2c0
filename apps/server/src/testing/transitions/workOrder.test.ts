import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addDays } from '../../modules/system/country';
import { goods } from '../../tables/merchants/product';
import { notices } from '../../tables/base/notice';
import { shops } from '../../tables/merchants/merchant';
import { noticeTypes } from '../../modules/trade/parts';
import { endExpired } from '../../modules/trade/order';
import { workOrderBds, workOrders } from '../../tables/trade/order';
import { workOrderUps } from '../../tables/trade/submission';
import { codeOf, describeRows, shows, type Stage } from './describeRows';

// On PGlite too: trade: every transition of an order with its trail and notices.

const order = (id: string) => `workOrder:${id}`;
const set = (stage: Stage, id: string, change: Partial<typeof workOrders.$inferInsert>) =>
  stage.db.update(workOrders).set(change).where(eq(workOrders.id, id));
const stateIs = (stage: Stage, id: string, state: number) => async () =>
  expect((await stage.db.select({ state: workOrders.workOrderStatus }).from(workOrders).where(eq(workOrders.id, id)))[0]?.state).toBe(
    state,
  );
const allocated = async (stage: Stage, more: Record<string, unknown> = {}) => {
  const id = await stage.addOrder(more);
  await stage.allocate(id, [['bd', Number(more['requireUpNum'] ?? 2)]]);
  return id;
};
const add =
  (stage: Stage, more: Record<string, unknown>, type = 'commercial') =>
  async () =>
    (await stage.post('admin', `/main/workOrder/${type}/add`, stage.orderDraft(more))).code;
const edit = async (stage: Stage, id: string, more: Record<string, unknown> = {}) =>
  stage.post('admin', '/main/workOrder/commercial/edit', { id, version: (await stage.detail(id)).version, ...stage.orderDraft(more) });
const remove = (stage: Stage, id: string) => stage.post('admin', '/main/workOrder/commercial/delete', { ids: [id] });
const expired = async (stage: Stage, id: string) => {
  await set(stage, id, { expireDate: addDays(stage.today, -1) });
  return id;
};
const ended = async (stage: Stage) => {
  const id = await stage.claimed();
  await stage.must('admin', '/main/workOrder/end', { id, reason: 'Enough.' });
  return id;
};
const returned = async (stage: Stage) => {
  const id = await stage.claimed();
  await stage.must('bd', '/main/workOrder/returnAlloc', { id, reason: 'No time.' });
  return { id, allocationId: (await stage.detail(id)).allocations[0]?.id ?? '' };
};

describeRows('3.3', {
  add: {
    success: async (stage) => {
      let id = '';
      return {
        run: async () => {
          const answer = await stage.post('admin', '/main/workOrder/commercial/add', stage.orderDraft());
          id = answer.data.id;
          return answer;
        },
        by: stage.ids.admin,
        noted: { object: () => order(id), action: 'workOrder.add', to: 'draft' },
        told: [],
      };
    },
    refusals: {
      1024001: async (stage) => add(stage, { upProportion: '18', bdProportion: '2.01' }),
      1024002: async (stage) => add(stage, { shopShotCost: '2499.99' }),
    },
  },
  edit: {
    success: async (stage) => {
      const id = await stage.addOrder();
      return {
        run: () => edit(stage, id, { workOrderName: 'Renamed' }),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.edit' },
        told: [],
        after: stateIs(stage, id, 0),
      };
    },
    refusals: {
      1024003: async (stage) => {
        const id = await stage.addOrder();
        await stage.db.update(shops).set({ shopStatus: 3 }).where(eq(shops.id, stage.shop.id));
        return async () => {
          const { code } = await edit(stage, id);
          await stage.db.update(shops).set({ shopStatus: 2 }).where(eq(shops.id, stage.shop.id));
          return code;
        };
      },
      1024004: async (stage) => {
        const id = await stage.addOrder();
        const [foreign] = await stage.db.select().from(goods).where(eq(goods.country, 'VN')).limit(1);
        return async () => (await edit(stage, id, { goodsId: foreign?.id })).code;
      },
    },
  },
  allocate: {
    success: async (stage) => {
      const id = await stage.addOrder();
      return {
        run: () =>
          stage.allocate(id, [
            ['bd', 1],
            ['bd2', 1],
          ]),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.allocate' },
        told: [],
        after: shows(() => stage.detail(id), { allocations: [{ allocNum: 1 }, { allocNum: 1 }] }),
      };
    },
    refusals: {
      1024005: async (stage) => {
        const id = await stage.addOrder();
        return async () => (await stage.allocate(id, [['foreignBd', 2]])).code;
      },
    },
  },
  handOut: {
    success: async (stage) => {
      const id = await stage.addOrder();
      await stage.allocate(id, [
        ['bd', 1],
        ['bd2', 1],
      ]);
      return {
        run: () => stage.post('admin', '/main/workOrder/handOut', { ids: [id] }),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.handOut', from: 'draft', to: 'issued' },
        told: [stage.ids.bd, stage.ids.bd2],
        after: shows(() => stage.detail(id), {
          workOrderStatus: 1,
          shopSnapshot: { shopName: stage.shop.shopName },
          batchNo: expect.stringMatching(/^PC/),
        }),
      };
    },
    refusals: {
      1024006: async (stage) => {
        const id = await stage.addOrder({ requireUpNum: 3 });
        await stage.allocate(id, [['bd', 2]]);
        return async () => codeOf(await stage.post('admin', '/main/workOrder/handOut', { ids: [id] }));
      },
      1024007: async (stage) => {
        const id = await expired(stage, await allocated(stage));
        return async () => codeOf(await stage.post('admin', '/main/workOrder/handOut', { ids: [id] }));
      },
      1024008: async (stage) => {
        const { id: ruleId } = await stage.must('admin', '/main/rule/add', {
          ruleName: 'Over by then',
          ruleType: 2,
          dimension: 1,
          country: 'PH',
          base: '1',
          ratio: '1',
          amount: '10',
          validBegin: stage.today,
          scopes: [{ scopeType: 1, scopeId: stage.ids.bd }],
        });
        await stage.must('admin', '/main/rule/enable', { id: ruleId });
        const id = await allocated(stage, { ruleIds: [ruleId] });
        await stage.must('admin', '/main/rule/disable', { id: ruleId });
        return async () => codeOf(await stage.post('admin', '/main/workOrder/handOut', { ids: [id] }));
      },
    },
  },
  recall: {
    success: async (stage) => {
      const id = await stage.issued();
      return {
        run: () => stage.post('admin', '/main/workOrder/recall', { id }),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.recall', from: 'issued', to: 'draft' },
        told: [stage.ids.bd],
        after: async () => {
          await stateIs(stage, id, 0)();
          // The notice of the hand-out is withdrawn, that of the recall stands.
          await shows(
            () =>
              stage.db
                .select({ status: notices.status })
                .from(notices)
                .where(and(eq(notices.type, noticeTypes.workOrder), sql`${notices.extraParam} ->> 'id' = ${id}`))
                .orderBy(notices.id),
            [{ status: 2 }, { status: 1 }],
          )();
        },
      };
    },
    refusals: {
      1024009: async (stage) => {
        const id = await stage.claimed();
        return async () => (await stage.post('admin', '/main/workOrder/recall', { id })).code;
      },
    },
  },
  claim: {
    success: async (stage) => {
      const id = await stage.issued();
      return {
        run: () => stage.post('bd', '/main/workOrder/claim', { id }),
        by: stage.ids.bd,
        noted: { object: order(id), action: 'workOrder.claim', from: 'issued', to: 'claimed' },
        told: [],
        after: stateIs(stage, id, 2),
      };
    },
    refusals: {
      1024007: async (stage) => {
        const id = await expired(stage, await stage.issued());
        return async () => (await stage.post('bd', '/main/workOrder/claim', { id })).code;
      },
      1024010: async (stage) => {
        const id = await stage.claimed();
        return async () => (await stage.post('bd', '/main/workOrder/claim', { id })).code;
      },
      1024011: async (stage) => {
        const id = await stage.issued();
        const [row] = await stage.db.select().from(workOrders).where(eq(workOrders.id, id));
        if (!row) throw new Error('no order');
        const full = await stage.db
          .insert(workOrders)
          .values(Array.from({ length: 20 }, (_, n) => ({ ...row, id: undefined, workOrderNo: `ROW-${n}`, workOrderStatus: 2 })))
          .returning({ id: workOrders.id });
        await stage.db
          .insert(workOrderBds)
          .values(full.map((each) => ({ workOrderId: each.id, bdId: stage.ids.bd, allocNum: 1, allocStatus: 1 })));
        return async () => {
          const { code } = await stage.post('bd', '/main/workOrder/claim', { id });
          for (const each of full) await set(stage, each.id, { workOrderStatus: 3 });
          return code;
        };
      },
    },
  },
  returnAlloc: {
    success: async (stage) => {
      const id = await stage.claimed();
      return {
        run: () => stage.post('bd', '/main/workOrder/returnAlloc', { id, reason: 'No time.' }),
        by: stage.ids.bd,
        noted: { object: order(id), action: 'workOrder.returnAlloc' },
        told: [...stage.admins, stage.ids.leader],
        after: shows(() => stage.detail(id), { allocations: [{ allocStatus: 2 }] }),
      };
    },
    refusals: {
      1024012: async (stage) => {
        const id = await stage.claimed();
        await stage.approved(id);
        return async () => (await stage.post('bd', '/main/workOrder/returnAlloc', { id, reason: 'No time.' })).code;
      },
    },
  },
  reallocate: {
    success: async (stage) => {
      const { id, allocationId } = await returned(stage);
      return {
        run: () => stage.post('admin', '/main/workOrder/reallocate', { allocationId, bdId: stage.ids.bd2 }),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.reallocate' },
        told: [stage.ids.bd2],
        after: shows(async () => (await stage.detail(id)).allocations.find(({ bd }) => bd.id === stage.ids.bd2), {
          allocNum: 2,
          allocStatus: 0,
        }),
      };
    },
  },
  extend: {
    success: async (stage) => {
      const id = await stage.claimed();
      return {
        run: () => stage.post('admin', '/main/workOrder/extend', { id, expireDate: addDays(stage.today, 60) }),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.extend' },
        told: [stage.ids.bd, stage.ids.shop],
        after: stateIs(stage, id, 2),
      };
    },
    refusals: {
      1024013: async (stage) => {
        const id = await stage.claimed();
        await shows(() => stage.post('admin', '/main/workOrder/extend', { id, expireDate: addDays(stage.today, 361) }), {
          code: 1024013,
        })();
        return async () => (await stage.post('admin', '/main/workOrder/extend', { id, expireDate: addDays(stage.today, 30) })).code;
      },
    },
  },
  changeRatio: {
    // Nobody may: what succeeds is another order.
    success: async (stage) => {
      let id = '';
      return {
        run: async () => {
          const answer = await stage.post('admin', '/main/workOrder/commercial/add', stage.orderDraft({ upProportion: '13' }));
          id = answer.data.id;
          return answer;
        },
        by: stage.ids.admin,
        noted: { object: () => order(id), action: 'workOrder.add', to: 'draft' },
        told: [],
      };
    },
    refusals: {
      1024014: async (stage) => {
        const id = await stage.claimed();
        return async () => (await edit(stage, id, { upProportion: '13' })).code;
      },
    },
  },
  end: {
    success: async (stage) => {
      const id = await stage.claimed();
      return {
        run: () => stage.post('admin', '/main/workOrder/end', { id, reason: 'Enough.' }),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.end', from: 'claimed', to: 'ended' },
        told: [stage.ids.bd, stage.ids.shop],
        after: stateIs(stage, id, 3),
      };
    },
    refusals: {
      1024015: async (stage) => {
        const id = await stage.claimed();
        await stage.submitted(id);
        return async () => (await stage.post('admin', '/main/workOrder/end', { id, reason: 'Enough.' })).code;
      },
    },
  },
  autoEnd: {
    success: async (stage) => {
      // The demo's own orders of long ago end first.
      await endExpired(stage.server.services);
      const id = await expired(stage, await stage.issued());
      return {
        run: async () => void (await endExpired(stage.server.services)),
        by: null,
        noted: { object: order(id), action: 'workOrder.end', from: 'issued', to: 'ended' },
        told: [stage.ids.bd, stage.ids.shop],
        after: stateIs(stage, id, 3),
      };
    },
  },
  reopen: {
    success: async (stage) => {
      const id = await ended(stage);
      return {
        run: () => stage.post('admin', '/main/workOrder/reopen', { id }),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.reopen', from: 'ended', to: 'claimed' },
        told: [stage.ids.bd],
        after: stateIs(stage, id, 2),
      };
    },
    refusals: {
      1024016: async (stage) => {
        const id = await ended(stage);
        await set(stage, id, { endTime: new Date(Date.now() - 7.1 * 86_400_000) });
        return async () => (await stage.post('admin', '/main/workOrder/reopen', { id })).code;
      },
    },
  },
  deleteDraft: {
    success: async (stage) => {
      const id = await stage.addOrder();
      return {
        run: () => remove(stage, id),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.delete', from: 'draft', to: 'deleted' },
        told: [],
        after: stateIs(stage, id, 4),
      };
    },
  },
  deleteEnded: {
    success: async (stage) => {
      const id = await ended(stage);
      return {
        run: () => remove(stage, id),
        by: stage.ids.admin,
        noted: { object: order(id), action: 'workOrder.delete', from: 'ended', to: 'deleted' },
        told: [],
        after: stateIs(stage, id, 4),
      };
    },
    refusals: {
      1024017: async (stage) => {
        const id = await stage.claimed();
        const up = await stage.approved(id);
        await stage.must('admin', '/main/workOrder/end', { id, reason: 'Enough.' });
        await stage.db.update(workOrderUps).set({ cooperationStatus: 5 }).where(eq(workOrderUps.id, up));
        return async () => codeOf(await remove(stage, id));
      },
    },
  },
});
