import { liveApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { importHandlers } from '../../base/imports';
import { historyOf } from '../../base/lifeCycle';
import { type Viewer, viewerOf } from '../../base/sight';
import { upInSight } from '../../creators/creator';
import { addLive, editLive, slotOf } from './acts/plan';
import { cancelLive, missLive, reportLive } from './acts/results';
import { conflictsOf } from './conflicts';
import { liveExport } from './lists/export';
import { pageOfLives, weekOfLives } from './lists/pages';
import { presentLives } from './lists/present';
import { liveImport } from './liveImport';
import { liveOf } from './store';
import { Refusal } from '../../../http/answers/refusal';

/** Live broadcasts of creators. */
export const liveModule = (services: Services) => {
  const { db } = services.database;
  const act =
    <Input extends object>(run: (tx: Db, wish: Input & { viewer: Viewer }) => Promise<void>) =>
    async (input: Input, call: Call): Promise<null> => {
      const viewer = await viewerOf(db, call);
      await db.transaction((tx) => run(tx, { ...input, viewer }));
      return null;
    };
  return defineModule({
    api: liveApi,
    imports: [liveImport],
    exports: [liveExport(services)],
    handlers: {
      ...importHandlers(services, liveImport),
      page: async (query, call) => pageOfLives(db, query, await viewerOf(db, call)),
      week: async (query, call) => weekOfLives(db, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        const [row] = await presentLives(db, [await liveOf(db, id, viewer)], viewer);
        if (!row) throw new Refusal('notFound');
        return row;
      },
      history: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        await liveOf(db, id, viewer);
        return historyOf(db, { objects: new Map([[`live:${id}`, null]]), language: viewer.language });
      },
      export: async (query, call) => ({
        id: await queueExport(services, { source: liveExport(services), query, actor: await viewerOf(db, call) }),
      }),
      conflicts: async (asked, call) => {
        const viewer = await viewerOf(db, call);
        await upInSight(db, asked.upId, viewer);
        return conflictsOf(db, slotOf(asked), viewer);
      },
      add: async (plan, call) => {
        const viewer = await viewerOf(db, call);
        return db.transaction(async (tx) => ({ id: await addLive(tx, plan, viewer) }));
      },
      edit: async (plan, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => editLive(tx, plan, viewer));
        return null;
      },
      cancel: act(cancelLive),
      miss: act(missLive),
      report: act(reportLive),
    },
  });
};
