import { commentApi, errors } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import { errorText } from '../../../http/requests/language';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { historyOf } from '../../base/lifeCycle';
import { markBlack, moderate, reply } from './acts';
import { commentExport } from './export';
import { cloudFor } from './figures/cloud';
import { overviewOf } from './figures/overview';
import { type Reader, readerOf } from './Reader';
import { commentInSight, firstOfComments, pageOfComments } from './list';
import { rehearseActs } from './rehearseActs';

/** Comments of several channels: read, moderated here, answered (domain/life-cycles 3.12). */
export const commentModule = (services: Services) => {
  const { db } = services.database;
  const each = async (ids: readonly string[], call: Call, act: (tx: Db, id: string, viewer: Reader) => Promise<void>) => {
    const viewer = await readerOf(db, call);
    return inBatch({ ids, language: call.language, act: (id) => db.transaction((tx) => act(tx, id, viewer)) });
  };
  const moderating =
    (event: 'hide' | 'unhide' | 'delete') =>
    async ({ ids }: { ids: readonly string[] }, call: Call) => {
      const result = await each(ids, call, (tx, id, viewer) => moderate(tx, event, { id, viewer, now: new Date() }));
      const message = errorText('hiddenHereOnly', call.language);
      const isTold = event !== 'unhide' && result.ok.length > 0;
      return { ...result, hereOnly: isTold ? { ids: result.ok, code: errors.hiddenHereOnly.code, message } : null };
    };
  return defineModule({
    api: commentApi,
    exports: [commentExport(services)],
    handlers: {
      page: async (query, call) => pageOfComments(services, query, await readerOf(db, call)),
      first: async (query, call) => firstOfComments(services, query, await readerOf(db, call)),
      detail: async ({ id }, call) => commentInSight(db, id, await readerOf(db, call)),
      history: async ({ id }, call) => {
        await commentInSight(db, id, await readerOf(db, call));
        return historyOf(db, { objects: new Map([[`comment:${id}`, null]]), language: call.language });
      },
      export: async (query, call) => ({
        id: await queueExport(services, { source: commentExport(services), query, actor: await readerOf(db, call) }),
      }),
      rehearse: async (wish, call) => rehearseActs(db, wish, await readerOf(db, call)),
      hide: moderating('hide'),
      unhide: moderating('unhide'),
      delete: moderating('delete'),
      reply: async ({ id, content }, call) => {
        const viewer = await readerOf(db, call);
        await db.transaction((tx) => reply(tx, { id, content, viewer, services, now: new Date() }));
        return null;
      },
      markBlack: ({ ids, level, reason }, call) =>
        each(ids, call, (tx, id, viewer) => markBlack(tx, { id, level, reason, viewer, now: new Date() })),
      overview: async (query, call) => overviewOf(db, query, await readerOf(db, call)),
      cloud: async (query, call) => cloudFor(db, query, await readerOf(db, call)),
    },
  });
};
