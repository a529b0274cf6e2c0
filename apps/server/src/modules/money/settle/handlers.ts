import { Readable } from 'node:stream';
import { settleApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { settlementBatches } from '../../../tables/money/settlement';
import { note, rowOrRefuse } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { historyOf } from '../../base/lifeCycle';
import { confirm } from './acts/confirm';
import { preview } from './acts/preview';
import { settle } from './acts/settle';
import { voidBatch } from './acts/voidBatch';
import { tellOfVoid } from './notices';
import { batchesInSight } from './sight';
import { batchDetail, batchPage } from './lists/batches';
import { checksOf } from './lists/checks';
import { monthFile, monthFileName } from './monthFile/monthFile';
import { requireRecomputable } from './monthFile/requireRecomputable';

/** Settlement batches: previewed, locked, confirmed by a second person (domain/life-cycles 3.9). */
export const settleModule = (services: Services) => {
  const { db } = services.database;
  const actor = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  return defineModule({
    api: settleApi,
    handlers: {
      page: async (query, call) => batchPage(db, query, await actor(call)),
      detail: async ({ id }, call) => batchDetail(db, id, await actor(call)),
      checks: async ({ id }, call) => checksOf(db, id, await actor(call)),
      preview: async (input, call) => {
        const viewer = await actor(call);
        return { id: await db.transaction((tx) => preview(tx, input, viewer)) };
      },
      settle: async (input, call) => {
        await settle({ ...input, viewer: await actor(call), services });
        return null;
      },
      confirm: async ({ id }, call) => {
        const viewer = await actor(call);
        await db.transaction((tx) => confirm(tx, id, viewer));
        return null;
      },
      void: async ({ id, reason }, call) => {
        const viewer = await actor(call);
        const isVoid = await db.transaction(async (tx) => {
          const isDone = await voidBatch(tx, { id, reason, viewer });
          if (isDone) await tellOfVoid(tx, services, { id, publicUser: viewer.caller.userId });
          return isDone;
        });
        return { isVoid };
      },
      history: async ({ id }, call) => {
        const viewer = await actor(call);
        await rowOrRefuse(db, { table: settlementBatches, id, notFound: 'notFound', within: batchesInSight(viewer) });
        return historyOf(db, { objects: new Map([[`settle:${id}`, null]]), language: viewer.language, isNamed: () => true });
      },
      monthFile: async ({ id }, call) => {
        const viewer = await actor(call);
        const batch = await rowOrRefuse(db, { table: settlementBatches, id, notFound: 'notFound', within: batchesInSight(viewer) });
        await requireRecomputable(db, batch, viewer);
        const fileName = monthFileName(batch);
        await note(db, { actor: viewer, action: 'settle.monthFile', object: `settle:${id}`, detail: { fileName } });
        return { body: Readable.from(monthFile(db, batch)), mime: 'application/json; charset=utf-8', fileName };
      },
    },
  });
};
