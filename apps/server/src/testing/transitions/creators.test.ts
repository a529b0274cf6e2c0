import { and, eq, ne } from 'drizzle-orm';
import { cooperationIntents } from '../../tables/trade/intent';
import { expireIntents } from '../../modules/trade/intent/life';
import { ups } from '../../tables/creators/creator';
import { returnToPool } from '../../modules/creators/creator/acts/returnToPool';
import { workOrderUps } from '../../tables/trade/submission';
import { type Act, codeOf, describeRows, shows, type Stage } from './describeRows';

const taken = new Set<string>();
/** A creator of nobody and in no order, whom no row has used yet; the first ones are those that other steps submit. */
const fresh = async (stage: Stage) => {
  const inOrders = new Set((await stage.db.select({ upId: workOrderUps.upId }).from(workOrderUps)).map((row) => row.upId));
  const upId = (await stage.freeUps(100)).findLast((id) => !taken.has(id) && !inOrders.has(id)) ?? '';
  taken.add(upId);
  // The demo may have invited this one a few days ago.
  await stage.db.delete(cooperationIntents).where(eq(cooperationIntents.upId, upId));
  return upId;
};
const send = (stage: Stage, upId: string, message = 'Would you like to try it?') =>
  stage.post('bd', '/main/intent/send', { upId, message });
const sent = async (stage: Stage) =>
  (
    await stage.must('bd', '/main/intent/send', {
      upId: await fresh(stage),
      message: 'Would you like to try it?',
      goodsId: stage.product.id,
    })
  ).id;
const interested = async (stage: Stage) => {
  const id = await sent(stage);
  await stage.must('bd', '/main/intent/reply', { id, interested: true, replyContent: 'Yes.' });
  return id;
};
const intent = (id: string, action: string, from: string, to: string): Act['noted'] => ({
  object: `intent:${id}`,
  action: `intent.${action}`,
  from,
  to,
});
const intentBecomes = (stage: Stage, id: string, intentStatus: number) =>
  shows(
    () => stage.db.select({ intentStatus: cooperationIntents.intentStatus }).from(cooperationIntents).where(eq(cooperationIntents.id, id)),
    [{ intentStatus }],
  );

describeRows('3.15', {
  send: {
    success: async (stage) => {
      const upId = await fresh(stage);
      let id = '';
      return {
        run: async () => {
          const answer = await send(stage, upId);
          id = answer.data.id;
          return answer;
        },
        by: stage.ids.bd,
        noted: { object: () => `intent:${id}`, action: 'intent.send', to: 'sent' },
        told: [],
      };
    },
    refusals: {
      1033021: async (stage) => {
        const [row] = await stage.db
          .select()
          .from(cooperationIntents)
          .where(eq(cooperationIntents.id, await sent(stage)));
        if (!row) throw new Error('no intent');
        const full = await stage.db
          .insert(cooperationIntents)
          .values(Array.from({ length: 100 }, (_, n) => ({ ...row, id: undefined, intentNo: `FULL-${n}` })))
          .returning({ id: cooperationIntents.id });
        const upId = await fresh(stage);
        return async () => {
          const { code } = await send(stage, upId);
          for (const { id } of full) await stage.db.delete(cooperationIntents).where(eq(cooperationIntents.id, id));
          return code;
        };
      },
      1033022: async (stage) => {
        const upId = await fresh(stage);
        await send(stage, upId);
        return async () => (await send(stage, upId)).code;
      },
      1033023: async (stage) => {
        const upId = await fresh(stage);
        await stage.db.update(ups).set({ blackFlag: true }).where(eq(ups.id, upId));
        return async () => (await send(stage, upId)).code;
      },
      1033024: async (stage) => {
        const upId = await fresh(stage);
        return async () => (await send(stage, upId, 'x'.repeat(501))).code;
      },
    },
  },
  view: {
    success: async (stage) => {
      const id = await sent(stage);
      return {
        run: () => stage.post('bd', '/main/intent/view', { id }),
        by: stage.ids.bd,
        noted: intent(id, 'view', 'sent', 'viewed'),
        told: [],
        after: intentBecomes(stage, id, 1),
      };
    },
  },
  accept: {
    success: async (stage) => {
      const id = await sent(stage);
      return {
        run: () => stage.post('bd', '/main/intent/reply', { id, interested: true, replyContent: 'Yes.' }),
        by: stage.ids.bd,
        noted: intent(id, 'accept', 'sent', 'interested'),
        told: [stage.ids.shop],
        after: intentBecomes(stage, id, 2),
      };
    },
  },
  decline: {
    success: async (stage) => {
      const id = await sent(stage);
      await stage.must('bd', '/main/intent/view', { id });
      return {
        run: () => stage.post('bd', '/main/intent/reply', { id, interested: false, replyContent: 'No time.' }),
        by: stage.ids.bd,
        noted: intent(id, 'decline', 'viewed', 'declined'),
        told: [stage.ids.shop],
        after: intentBecomes(stage, id, 3),
      };
    },
  },
  expire: {
    success: async (stage) => {
      await expireIntents(stage.server.services);
      const id = await interested(stage);
      await stage.db
        .update(cooperationIntents)
        .set({ expireTime: new Date(Date.now() - 1000) })
        .where(eq(cooperationIntents.id, id));
      return {
        run: async () => void (await expireIntents(stage.server.services)),
        by: null,
        noted: intent(id, 'expire', 'interested', 'expired'),
        told: [stage.ids.bd, stage.ids.shop],
        after: intentBecomes(stage, id, 4),
      };
    },
  },
  convert: {
    success: async (stage) => {
      const [id, workOrderId] = [await interested(stage), await stage.claimed()];
      return {
        run: () => stage.post('bd', '/main/intent/convert', { id, workOrderId, recommendReason: 'Agreed to try.' }),
        by: stage.ids.bd,
        noted: intent(id, 'convert', 'interested', 'converted'),
        told: stage.admins,
        after: intentBecomes(stage, id, 5),
      };
    },
  },
});

const own = (stage: Stage, id: string) => stage.post('bd', '/main/up/claim', { ids: [id] });
const owned = async (stage: Stage) => {
  const id = await fresh(stage);
  await own(stage, id);
  return id;
};
const batch = async (answer: Promise<{ code: number; data?: unknown }>) => ({ code: codeOf(await answer) });
const ownerIs = (stage: Stage, id: string, bdId: string | null) =>
  shows(() => stage.db.select({ bdId: ups.bdId }).from(ups).where(eq(ups.id, id)), [{ bdId }]);
const event = (id: string, action: string, from: string, to: string): Act['noted'] => ({
  object: `up:${id}`,
  action: `up.${action}`,
  from,
  to,
});
const transfer = (stage: Stage, id: string, withSubmissions = false) =>
  batch(stage.post('leader', '/main/up/transfer', { ids: [id], bdId: stage.ids.bd2, withSubmissions }));
/** A creator of the BD who was submitted to an order. */
const submitted = async (stage: Stage) => {
  const id = await owned(stage);
  await stage.submitted(await stage.claimed(), id);
  return id;
};
const untouchedSince = async (stage: Stage, id: string, days: number) => {
  // Those of the demo have their turn first.
  await stage.db.update(ups).set({ lastFollowTime: new Date() }).where(ne(ups.id, id));
  await stage.db
    .update(ups)
    .set({ lastFollowTime: new Date(Date.now() - days * 86_400_000), poolWarnTime: null })
    .where(eq(ups.id, id));
};

describeRows('3.16', {
  claim: {
    success: async (stage) => {
      const id = await fresh(stage);
      return {
        run: () => batch(own(stage, id)),
        by: stage.ids.bd,
        noted: event(id, 'claim', 'pool', 'owned'),
        told: [],
        after: ownerIs(stage, id, stage.ids.bd),
      };
    },
    refusals: {
      1033031: async (stage) => {
        const id = await fresh(stage);
        const [row] = await stage.db.select().from(ups).where(eq(ups.id, id));
        if (!row) throw new Error('no creator');
        const { id: _id, searchText: _text, ...creator } = row;
        await stage.db
          .insert(ups)
          .values(
            Array.from({ length: 500 }, (_, n) => ({ ...creator, platformId: `full-${n}`, upNumber: `full.${n}`, bdId: stage.ids.bd })),
          );
        return async () => {
          const { code } = await batch(own(stage, id));
          await stage.db.delete(ups).where(and(eq(ups.bdId, stage.ids.bd), eq(ups.nickname, creator.nickname)));
          return code;
        };
      },
    },
  },
  release: {
    success: async (stage) => {
      const id = await owned(stage);
      return {
        run: () => batch(stage.post('bd', '/main/up/release', { ids: [id] })),
        by: stage.ids.bd,
        noted: event(id, 'release', 'owned', 'pool'),
        told: [],
        after: ownerIs(stage, id, null),
      };
    },
    refusals: {
      1033032: async (stage) => {
        const id = await submitted(stage);
        return async () => (await batch(stage.post('bd', '/main/up/release', { ids: [id] }))).code;
      },
    },
  },
  expire: {
    success: async (stage) => {
      const id = await owned(stage);
      await untouchedSince(stage, id, 61);
      return {
        run: () => returnToPool(stage.server.services),
        by: null,
        noted: event(id, 'expire', 'owned', 'pool'),
        told: [],
        after: ownerIs(stage, id, null),
      };
    },
  },
  warn: {
    success: async (stage) => {
      const id = await owned(stage);
      await untouchedSince(stage, id, 54);
      // Nothing changes yet: the owner is told, and nothing is noted.
      return { run: () => returnToPool(stage.server.services), by: null, told: [stage.ids.bd], after: ownerIs(stage, id, stage.ids.bd) };
    },
  },
  transfer: {
    success: async (stage) => {
      const id = await submitted(stage);
      return {
        run: () => transfer(stage, id, true),
        by: stage.ids.leader,
        noted: event(id, 'transfer', 'owned', 'owned'),
        told: [],
        after: ownerIs(stage, id, stage.ids.bd2),
      };
    },
    refusals: {
      1033032: async (stage) => {
        const id = await submitted(stage);
        return async () => (await transfer(stage, id)).code;
      },
    },
  },
});
