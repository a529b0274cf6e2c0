import { followUpApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { type Viewer, viewerOf } from '../../base/sight';
import { addFollowUp, completeFollowUp, dropFollowUp, editFollowUp, postponeFollowUp } from './acts/plan';
import { followUpExport } from './lists/export';
import { pageOfFollowUps } from './lists/pageOfFollowUps';
import { mayReadFollowUpFile } from './mayReadFollowUpFile';

/** Notes of contacts with creators and what is planned next. */
export const followUpModule = (services: Services) => {
  const { db } = services.database;
  const once = async <Result>(call: Call, act: (tx: Db, viewer: Viewer) => Promise<Result>): Promise<Result> => {
    const viewer = await viewerOf(db, call);
    return db.transaction((tx) => act(tx, viewer));
  };
  const silent =
    <Input>(act: (tx: Db, input: Input, viewer: Viewer) => Promise<void>) =>
    async (input: Input, call: Call): Promise<null> => {
      await once(call, (tx, viewer) => act(tx, input, viewer));
      return null;
    };
  return defineModule({
    api: followUpApi,
    mayReadFile: mayReadFollowUpFile,
    exports: [followUpExport(services)],
    handlers: {
      page: async (query, call) => pageOfFollowUps(db, query, await viewerOf(db, call)),
      export: async (query, call) => ({
        id: await queueExport(services, { source: followUpExport(services), query, actor: await viewerOf(db, call) }),
      }),
      add: async (input, call) => ({ id: await once(call, (tx, viewer) => addFollowUp(tx, input, viewer)) }),
      complete: async (input, call) => ({ id: await once(call, (tx, viewer) => completeFollowUp(tx, input, viewer)) }),
      edit: silent(editFollowUp),
      postpone: silent(postponeFollowUp),
      drop: silent(dropFollowUp),
    },
  });
};
