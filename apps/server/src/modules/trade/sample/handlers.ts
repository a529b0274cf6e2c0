import { sampleApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { importHandlers } from '../../base/imports';
import { historyOf } from '../../base/lifeCycle';
import { namedFor, viewerOf } from '../../base/sight';
import { bringBackSample, exemptSample, loseSample, withdrawSample } from './acts/close';
import { deliverSample } from './acts/deliver';
import { requestSample } from './acts/requestSample';
import { approveSample, type By, rejectSample } from './acts/review';
import { shipSample } from './acts/ship';
import { trackParcel } from './acts/trackParcel';
import { completeSamples } from './follow/complete';
import { detailOf } from './lists/detail';
import { sampleExport } from './lists/export';
import { offerFor } from './lists/offer';
import { pageOfSamples } from './lists/pageOfSamples';
import { slipOf } from './lists/slip';
import { sampleOf } from './store';
import { trackingImport } from './trackingImport';

export const sampleModule = (services: Services) => {
  const { db } = services.database;
  /** Carries an act out in one transaction, with the person who wants it. */
  const act =
    <Input extends object>(run: (tx: Db, wish: Input & By) => Promise<void>) =>
    async (input: Input, call: Call): Promise<null> => {
      const viewer = await viewerOf(db, call);
      await db.transaction((tx) => run(tx, { ...input, viewer, services }));
      return null;
    };
  return defineModule({
    api: sampleApi,
    imports: [trackingImport(services)],
    exports: [sampleExport(services)],
    handlers: {
      ...importHandlers(services, trackingImport(services)),
      page: async (query, call) => pageOfSamples(db, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => detailOf(services, id, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, { source: sampleExport(services), query, actor: await viewerOf(db, call) }),
      }),
      history: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        await sampleOf(db, id, viewer);
        return historyOf(db, { objects: new Map([[`sample:${id}`, null]]), language: viewer.language, isNamed: namedFor(viewer) });
      },
      offer: async ({ workOrderUpId }, call) => offerFor(services, workOrderUpId, await viewerOf(db, call)),
      request: async (input, call) => {
        const viewer = await viewerOf(db, call);
        return db.transaction(async (tx) => ({ id: await requestSample(tx, input, { viewer, services }) }));
      },
      approve: act(approveSample),
      reject: act(rejectSample),
      withdraw: act(withdrawSample),
      ship: act(shipSample),
      track: async (input, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => trackParcel(tx, { ...input, viewer }));
        return null;
      },
      deliver: async (input, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => deliverSample(tx, { ...input, viewer, services }));
        // The content may be out already.
        await completeSamples(services, (await sampleOf(db, input.id, viewer)).upId);
        return null;
      },
      lose: act(loseSample),
      exempt: act(exemptSample),
      bringBack: act(bringBackSample),
      slip: async ({ id }, call) => slipOf(services, id, await viewerOf(db, call)),
    },
  });
};
