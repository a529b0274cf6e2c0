import { collectApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import type { Services } from '../../../services';
import { type Viewer, viewerOf } from '../../base/sight';
import { addCollection, editCollection, gather, removeCollection, takeOut } from './acts';
import { collectionDetail, pageOfCollections } from './list';

/** Works that people gathered and follow together. */
export const collectModule = (services: Services) => {
  const { db } = services.database;
  const once = async <Result>(call: Call, act: (tx: Db, viewer: Viewer) => Promise<Result>): Promise<Result> => {
    const viewer = await viewerOf(db, call);
    return db.transaction((tx) => act(tx, viewer));
  };
  return defineModule({
    api: collectApi,
    handlers: {
      page: async (query, call) => pageOfCollections(db, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => collectionDetail(db, id, await viewerOf(db, call)),
      add: async (draft, call) => ({
        id: await once(call, (tx, viewer) => addCollection(tx, draft, viewer)),
      }),
      edit: async (draft, call) => {
        await once(call, (tx, viewer) => editCollection(tx, draft, viewer));
        return {};
      },
      delete: async ({ ids }, call) => {
        const viewer = await viewerOf(db, call);
        return inBatch({
          ids,
          language: call.language,
          act: (id) => db.transaction((tx) => removeCollection(tx, id, viewer)),
        });
      },
      addWorks: async (wish, call) => ({
        added: await once(call, (tx, viewer) => gather(tx, wish, viewer)),
      }),
      removeWorks: async (wish, call) => {
        await once(call, (tx, viewer) => takeOut(tx, wish, viewer));
        return {};
      },
    },
  });
};
