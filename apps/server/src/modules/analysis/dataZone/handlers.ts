import { dataZoneApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { viewerOf } from '../../base/sight';
import { choicesFor, follow, unfollow } from './follow';
import { findFollow } from './findFollow';
import { followedOf } from './figures/followed';
import { overviewOf } from './figures/overview';
import { zoneExport } from './lists/export';
import { pageOfWorks } from './lists/works';
import { mayIn, requireZone } from './requireZone';
import { syncZone } from './syncZone';
import { pageOfWarnings } from './warnings/listWarnings';

/** Data zones: each call is for those who hold the code of the channel that it names (domain/model 2.3.24). */
export const dataZoneModule = (services: Services) => {
  const { db } = services.database;
  const enter = async (call: Call, webId: number, action: 'query' | 'export' | 'follow' | 'sync' = 'query') => {
    const viewer = await viewerOf(db, call);
    requireZone(viewer, webId, action);
    return viewer;
  };
  return defineModule({
    api: dataZoneApi,
    exports: [zoneExport(services)],
    handlers: {
      overview: async (query, call) => overviewOf(db, query, await enter(call, query.webId)),
      followed: async (query, call) => followedOf(db, query, await enter(call, query.webId)),
      choices: async (query, call) => choicesFor(db, query, await enter(call, query.webId, 'follow')),
      follow: async (wish, call) => {
        const viewer = await enter(call, wish.webId, 'follow');
        return db.transaction((tx) => follow(tx, wish, viewer));
      },
      unfollow: async ({ favId }, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction(async (tx) => {
          const { webId } = await findFollow(tx, { favId });
          // What a zone follows that this person may not look into is not there for them.
          if (!mayIn(viewer, webId, 'query')) throw new Refusal('notFound');
          requireZone(viewer, webId, 'follow');
          await unfollow(tx, favId, viewer);
        });
        return null;
      },
      sync: async ({ webId }, call) => {
        const viewer = await enter(call, webId, 'sync');
        return db.transaction((tx) => syncZone(tx, services, { webId, viewer }));
      },
      warnings: async (query, call) => {
        await enter(call, query.webId);
        return pageOfWarnings(db, query);
      },
      works: async (query, call) => pageOfWorks(db, query, await enter(call, query.webId)),
      export: async (query, call) => {
        const actor = await enter(call, query.webId, 'export');
        if (query.favId) await findFollow(db, { favId: query.favId, webId: query.webId });
        return { id: await queueExport(services, { source: zoneExport(services), query, actor }) };
      },
    },
  });
};
