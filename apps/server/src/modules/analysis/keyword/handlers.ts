import { keywordApi, keywordLibraryApi, keywordLibraryLife } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { keywordLibraries } from '../../../tables/analysis/keyword';
import { rowForUpdate } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { importHandlers } from '../../base/imports';
import { begin, transition } from '../../base/transition';
import { keywordImport } from './importKeywords';
import { keywordCrud } from './keywordCrud';
import { libraryCrud } from './libraryCrud';
import { libraryPolicy } from './policy';

export const keywordModule = (services: Services) => {
  const { handlers, source } = keywordCrud(services);
  return defineModule({
    api: keywordApi,
    exports: [source],
    imports: [keywordImport],
    handlers: { ...handlers, ...importHandlers(services, keywordImport) },
  });
};

export const keywordLibraryModule = (services: Services) => {
  const { db } = services.database;
  const { handlers, list, source } = libraryCrud(services);
  const turn =
    (event: 'enable' | 'disable') =>
    async ({ id }: { id: string }, call: Call) => {
      const actor = await actorOf(call, (caller) => dataScopeOf(db, caller));
      await db.transaction(async (tx) => {
        const find = () => rowForUpdate(tx, { table: keywordLibraries, id, notFound: 'notFound', within: undefined });
        const row = await begin(tx, { policy: libraryPolicy, event, viewer: actor, find });
        await transition(tx, { machine: keywordLibraryLife, table: keywordLibraries, row, event, actor });
      });
      return null;
    };
  return defineModule({
    api: keywordLibraryApi,
    exports: [source],
    handlers: { ...handlers, list, enable: turn('enable'), disable: turn('disable') },
  });
};
