import { orderApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { importHandlers } from '../../base/imports';
import { historyOf } from '../../base/lifeCycle';
import { namedFor, viewerOf } from '../../base/sight';
import { attribute, candidatesOf } from './attribution/attribute';
import { orderImport } from './import/orderImport';
import { detailOf, lineIdsOf } from './lists/detailOf';
import { orderExport } from './lists/export';
import { pageOfLines } from './lists/pageOfLines';

/** Orders of the channels, by line (domain/model 2.3.18). */
export const orderModule = (services: Services) => {
  const { db } = services.database;
  return defineModule({
    api: orderApi,
    imports: [orderImport],
    exports: [orderExport(services)],
    handlers: {
      ...importHandlers(services, orderImport),
      page: async (query, call) => pageOfLines(services, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => detailOf(db, id, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, { source: orderExport(services), query, actor: await viewerOf(db, call) }),
      }),
      candidates: async ({ id }, call) => candidatesOf(db, id, await viewerOf(db, call)),
      attribute: async (input, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => attribute(tx, input, viewer));
        return null;
      },
      history: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        await lineIdsOf(db, id, viewer);
        // Why a line changed hands is between people of the agency.
        const objects = new Map(viewer.persona === 'shop' ? [] : [[`order:${id}`, null] as const]);
        return historyOf(db, { objects, language: viewer.language, isNamed: namedFor(viewer) });
      },
    },
  });
};
