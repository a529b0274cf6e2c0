import { taskApi } from '@backlot/contract';
import { asc, eq } from 'drizzle-orm';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { extractionTargets, extractionTasks } from '../../../tables/collection/task';
import { rowOrRefuse } from '../../base/crud';
import { historyOf } from '../../base/lifeCycle';
import { viewerOf } from '../../base/sight';
import { targetNames } from '../queue';
import { taskCrud } from './crud';
import { disable, enable } from './life';
import { runNow } from './runNow';

export const taskModule = (services: Services) => {
  const { db } = services.database;
  const found = (id: string) => rowOrRefuse(db, { table: extractionTasks, id, notFound: 'notFound', within: undefined });
  const act =
    (turn: typeof disable) =>
    async ({ id }: { id: string }, call: Call) => {
      const viewer = await viewerOf(db, call);
      await db.transaction((tx) => turn(tx, { id, viewer, services }));
      return null;
    };
  const { handlers, source } = taskCrud(services);
  return defineModule({
    api: taskApi,
    exports: [source],
    handlers: {
      ...handlers,
      targets: async ({ id }) => {
        await found(id);
        const targets = await db
          .select({ targetType: extractionTargets.targetType, targetId: extractionTargets.targetId })
          .from(extractionTargets)
          .where(eq(extractionTargets.taskId, id))
          .orderBy(asc(extractionTargets.targetType), asc(extractionTargets.targetId));
        const names = await targetNames(db, targets);
        return targets.map((target) => {
          const known = names.get(`${target.targetType}:${target.targetId}`);
          return { ...target, name: known?.name ?? '', upId: known?.upId ?? null };
        });
      },
      enable: act(enable),
      disable: act(disable),
      runNow: async (wish, call) => {
        const viewer = await viewerOf(db, call);
        return { id: await db.transaction((tx) => runNow(tx, services, { wish, viewer })) };
      },
      history: async ({ id }, { language }) => {
        await found(id);
        return historyOf(db, { objects: new Map([[`task:${id}`, null]]), language });
      },
    },
  });
};
