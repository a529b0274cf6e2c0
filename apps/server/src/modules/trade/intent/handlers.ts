import { intentApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { viewerOf } from '../../base/sight';
import { convert, reply, send, view } from './life';
import { detailOf, intentExport, pageOfIntents } from './lists';

export const intentModule = (services: Services) => {
  const { db } = services.database;
  return defineModule({
    api: intentApi,
    exports: [intentExport(services)],
    handlers: {
      page: async (query, call) => pageOfIntents(db, query, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, { source: intentExport(services), query, actor: await viewerOf(db, call) }),
      }),
      detail: async ({ id }, call) => detailOf(services, id, await viewerOf(db, call)),
      send: async (input, call) => {
        const viewer = await viewerOf(db, call);
        return db.transaction(async (tx) => ({ id: await send(tx, input, { viewer, services }) }));
      },
      view: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => view(tx, { id, viewer, services }));
        return null;
      },
      reply: async (input, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => reply(tx, { ...input, viewer, services }));
        return null;
      },
      convert: async (input, call) => {
        const viewer = await viewerOf(db, call);
        return db.transaction(async (tx) => ({ workOrderUpId: await convert(tx, { ...input, viewer, services }) }));
      },
    },
  });
};
