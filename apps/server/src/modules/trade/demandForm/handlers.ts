import { demandApi } from '@backlot/contract';
import { rowOrRefuse } from '../../base/crud';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { historyOf } from '../../base/lifeCycle';
import { namedFor, type Viewer, viewerOf } from '../../base/sight';
import { demandCrud } from './crud';
import { convert, copy, end, submit } from './life';
import { wishesOf } from './present';
import { within } from './sight';
import { demandForms } from '../../../tables/trade/demandForm';
import { wishableOf } from './wishable';

export const demandModule = (services: Services) => {
  const { db } = services.database;
  const inSight = async (id: string, call: Call): Promise<Viewer> => {
    const viewer = await viewerOf(db, call);
    await rowOrRefuse(db, { table: demandForms, id, notFound: 'notFound', within: within(viewer) });
    return viewer;
  };
  const { handlers, source } = demandCrud(services);
  return defineModule({
    api: demandApi,
    exports: [source],
    handlers: {
      ...handlers,
      ups: async ({ id }, call) => {
        await inSight(id, call);
        return wishesOf(db, id);
      },
      wishable: (query) => wishableOf(db, query),
      submit: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => submit(tx, { id, viewer, services }));
        return null;
      },
      convert: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        return db.transaction(async (tx) => ({ workOrderId: await convert(tx, { id, viewer, services }) }));
      },
      end: async ({ id, reason }, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => end(tx, { id, reason, viewer, services }));
        return null;
      },
      copy: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        return db.transaction(async (tx) => ({ id: await copy(tx, { id, viewer }) }));
      },
      history: async ({ id }, call) => {
        const viewer = await inSight(id, call);
        return historyOf(db, { objects: new Map([[`demandForm:${id}`, null]]), language: viewer.language, isNamed: namedFor(viewer) });
      },
    },
  });
};
