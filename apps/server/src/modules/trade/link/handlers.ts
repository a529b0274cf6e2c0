import { workOrderLinkApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { viewerOf } from '../../base/sight';
import { completeSamples } from '../sample';
import { fulfilDue } from '../submission';
import { linkExport } from './export';
import { pageOfLinks } from './lists';
import { beginRecheck, checkNow, checkSoon } from './recheck';
import { approveLink, rejectLink, reopenLink } from './review';
import { weighedLink } from './weighed';
import { resubmitLink, submitLink } from './submitLink';

export const workOrderLinkModule = (services: Services) => {
  const { db } = services.database;
  return defineModule({
    api: workOrderLinkApi,
    exports: [linkExport(services)],
    handlers: {
      page: async (query, call) => pageOfLinks(db, query, await viewerOf(db, call)),
      detail: async ({ id }, call) => weighedLink(db, id, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, { source: linkExport(services), query, actor: await viewerOf(db, call) }),
      }),
      submitLink: async (input, call) => {
        const viewer = await viewerOf(db, call);
        const id = await db.transaction((tx) => submitLink(tx, { ...input, viewer, services }));
        checkSoon(services, id);
        return { id };
      },
      resubmit: async (input, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => resubmitLink(tx, { ...input, viewer, services }));
        checkSoon(services, input.id);
        return null;
      },
      approve: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        const submission = await db.transaction((tx) => approveLink(tx, { id, viewer, services }));
        await fulfilDue(services, submission.id);
        await completeSamples(services, submission.upId);
        return null;
      },
      reject: async (input, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => rejectLink(tx, { ...input, viewer, services }));
        return null;
      },
      reopen: async (input, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => reopenLink(tx, { ...input, viewer, services }));
        return null;
      },
      recheck: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        await db.transaction((tx) => beginRecheck(tx, id, viewer));
        await checkNow(services, id);
        return null;
      },
    },
  });
};
