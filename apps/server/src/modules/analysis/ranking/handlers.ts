import { rankApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { viewerOf } from '../../base/sight';
import { requireListFor } from './lists/asked';
import { rankExport } from './lists/export';
import { historyOfObject } from './lists/historyOfObject';
import { pageOfList } from './lists/pageOfList';
import { topFive } from './lists/topFive';

/** Ranking lists: everybody sees all of them, a merchant the first five places (domain/model 2.5). */
export const rankModule = (services: Services) => {
  const { db } = services.database;
  return defineModule({
    api: rankApi,
    exports: [rankExport(services)],
    handlers: {
      page: async (query, call) => pageOfList(db, query, await viewerOf(db, call)),
      topFive: async (asked, call) => topFive(db, asked, await viewerOf(db, call)),
      history: async (asked, call) => historyOfObject(db, asked, await viewerOf(db, call)),
      export: async (query, call) => {
        const actor = await viewerOf(db, call);
        requireListFor(actor, query.rankType);
        return { id: await queueExport(services, { source: rankExport(services), query, actor }) };
      },
    },
  });
};
