import { workInfoApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { viewerOf } from '../../base/sight';
import { workDetailOf } from './detail';
import { workExport } from './export';
import { pageOfWorkInfo } from './list';

/** Work analysis (domain/metrics 5.4). */
export const workInfoModule = (services: Services) => {
  const { db } = services.database;
  return defineModule({
    api: workInfoApi,
    exports: [workExport(services)],
    handlers: {
      page: async (query, call) => pageOfWorkInfo(services, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => workDetailOf(db, id, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, {
          source: workExport(services),
          query,
          actor: await viewerOf(db, call),
        }),
      }),
    },
  });
};
