import { scriptApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import { letPlay } from '../../../http/requests/playerCookie';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { historyOf } from '../../base/lifeCycle';
import { namedFor, viewerOf } from '../../base/sight';
import { addScript, type By } from './acts/add';
import { resubmitScript } from './acts/resubmit';
import { approveScript, rejectScript, removeScript } from './acts/review';
import { detailOf } from './lists/detail';
import { scriptExport } from './lists/export';
import { pageOfScripts } from './lists/pageOfScripts';
import { videoOf } from './lists/video';
import { scriptOf } from './store';
import { mayReadThumbnail } from './mayReadThumbnail';

export const scriptModule = (services: Services) => {
  const { db } = services.database;
  /** Carries an act out in one transaction, with the person who wants it. */
  const act =
    <Input extends object>(run: (tx: Db, wish: Input & By) => Promise<void>) =>
    async (input: Input, call: Call): Promise<null> => {
      const viewer = await viewerOf(db, call);
      await db.transaction((tx) => run(tx, { ...input, viewer, services }));
      return null;
    };
  return defineModule({
    api: scriptApi,
    mayReadFile: mayReadThumbnail,
    exports: [scriptExport(services)],
    handlers: {
      page: async (query, call) => pageOfScripts(db, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => detailOf(db, id, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, { source: scriptExport(services), query, actor: await viewerOf(db, call) }),
      }),
      history: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        await scriptOf(db, id, viewer);
        return historyOf(db, { objects: new Map([[`script:${id}`, null]]), language: viewer.language, isNamed: namedFor(viewer) });
      },
      add: async (input, call) => {
        const viewer = await viewerOf(db, call);
        return db.transaction(async (tx) => ({ id: await addScript(tx, input, { viewer, services }) }));
      },
      resubmit: async (input, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => resubmitScript(tx, input, { viewer, services }));
        return null;
      },
      approve: act(approveScript),
      reject: act(rejectScript),
      remove: act(removeScript),
      play: async ({ id }, call) => {
        await scriptOf(db, id, await viewerOf(db, call));
        if (call.token) letPlay(call, { token: call.token, path: `/api${scriptApi.video.path}`, vault: services.vault });
        return null;
      },
      video: (input, call) => videoOf(services, input, call),
    },
  });
};
