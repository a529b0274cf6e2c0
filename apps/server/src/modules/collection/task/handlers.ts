import { taskApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { extractionTasks } from '../../../tables/collection/task';
import { rowOrRefuse } from '../../base/crud';
import { historyOf } from '../../base/lifeCycle';
import { viewerOf } from '../../base/sight';
import { taskCrud } from './crud';
import { disable, enable } from './life';
import { recognize } from './recognize';
import { runNow } from './runNow';
import { targetsOf } from './targets';

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
      targets: async ({ id }, call) => targetsOf(db, await found(id), await viewerOf(db, call)),
      recognize: async (asked, call) => recognize(db, asked, await viewerOf(db, call)),
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
