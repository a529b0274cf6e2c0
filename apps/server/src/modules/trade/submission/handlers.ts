import { namedFor, requireAny, type Viewer, viewerOf } from '../../base/sight';
import { workOrderUpApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/requests/call';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { historyOf } from '../../base/lifeCycle';
import { linksOf, submissionOf } from '../parts';
import { agree, contact, startProduce, terminate, unfulfil } from './acts/cooperate';
import { submissionExport } from './lists/export';
import { candidatesOf } from './candidates/candidates';
import { profileOf } from './candidates/profile';
import { pageOfSubmissions, submissionsOfOrder } from './lists/lists';
import { resubmit } from './acts/resubmit';
import { approve, cancelApproval, reject } from './acts/review';
import { submitUp } from './acts/submitUp';
import { submitUps } from './acts/submitUps';
import { weighed } from './lists/weighed';
import { withdraw } from './acts/withdraw';

export const workOrderUpModule = (services: Services) => {
  const { db } = services.database;
  /** Runs a change in one transaction, with the person who wants it. */
  const change = async (call: Call, act: (tx: Db, viewer: Viewer) => Promise<void>): Promise<null> => {
    const viewer = await viewerOf(db, call);
    await db.transaction((tx) => act(tx, viewer));
    return null;
  };
  const reader = async (call: Call) => {
    const viewer = await viewerOf(db, call);
    requireAny(viewer, 'upAudit.get', 'workOrderCom.get', 'workOrderLeader.get', 'workOrderBd.get', 'workOrderShop.get');
    return viewer;
  };
  return defineModule({
    api: workOrderUpApi,
    exports: [submissionExport(services)],
    handlers: {
      page: async (query, call) => pageOfSubmissions(db, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => weighed(db, id, await viewerOf(db, call)),
      ofOrder: async ({ workOrderId }, call) => submissionsOfOrder(db, workOrderId, await reader(call)),
      candidates: async (query, call) => candidatesOf(db, query, await viewerOf(db, call)),
      candidate: async (key, call) => profileOf(db, key, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, { source: submissionExport(services), query, actor: await viewerOf(db, call) }),
      }),
      submitUp: async (input, call) => {
        const viewer = await viewerOf(db, call);
        return db.transaction(async (tx) => ({ id: await submitUp(tx, { ...input, viewer, services }) }));
      },
      submitUps: async (input, call) => submitUps(db, { ...input, viewer: await viewerOf(db, call), language: call.language, services }),
      resubmit: (input, call) => change(call, (tx, viewer) => resubmit(tx, { ...input, viewer, services })),
      withdraw: ({ id }, call) => change(call, (tx, viewer) => withdraw(tx, id, viewer)),
      approve: ({ id }, call) => change(call, (tx, viewer) => approve(tx, { id, viewer, services })),
      reject: (input, call) => change(call, (tx, viewer) => reject(tx, { ...input, viewer, services })),
      cancelApproval: (input, call) => change(call, (tx, viewer) => cancelApproval(tx, { ...input, viewer, services })),
      contact: (input, call) => change(call, (tx, viewer) => contact(tx, { ...input, viewer })),
      agree: ({ id, ...terms }, call) => change(call, (tx, viewer) => agree(tx, { id, terms, viewer, services })),
      startProduce: ({ id }, call) => change(call, (tx, viewer) => startProduce(tx, { id, viewer })),
      terminate: (input, call) => change(call, (tx, viewer) => terminate(tx, { ...input, viewer, services })),
      unfulfil: (input, call) => change(call, (tx, viewer) => unfulfil(tx, { ...input, viewer, services })),
      history: async ({ id }, call) => {
        const viewer = await reader(call);
        await submissionOf(db, id, viewer);
        const links = (await linksOf(db, [id])).get(id) ?? [];
        return historyOf(db, {
          objects: new Map([[`workOrderUp:${id}`, null], ...links.map((link): [string, null] => [`workOrderLink:${link.id}`, null])]),
          language: viewer.language,
          isNamed: namedFor(viewer),
        });
      },
    },
  });
};
