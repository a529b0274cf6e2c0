import { connectorApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { rowOrRefuse } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { historyOf } from '../../base/lifeCycle';
import { viewerOf } from '../../base/sight';
import { authorize, consentLink } from './authorize';
import { consentsOf } from './consentsOf';
import { listedConnectors } from './flags';
import { connectorCrud } from './crud';
import { turn } from './life';
import { testCall } from './testCall';

export const connectorModule = (services: Services) => {
  const { db } = services.database;
  const act =
    (event: Parameters<typeof turn>[1]) =>
    async ({ id }: { id: string }, call: Call) => {
      const viewer = await actorOf(call, (caller) => dataScopeOf(db, caller));
      await db.transaction((tx) => turn(tx, event, { id, viewer }));
      return null;
    };
  const { handlers, source } = connectorCrud(services);
  return defineModule({
    api: connectorApi,
    exports: [source],
    handlers: {
      ...handlers,
      pause: act('pause'),
      resume: act('resume'),
      enable: act('enable'),
      disable: act('disable'),
      providers: async () => listedConnectors(services.config).map(({ provider }) => provider as never),
      consentLink: async (asked, call) => ({ link: await consentLink(services, { ...asked, viewer: await viewerOf(db, call) }) }),
      consents: async (asked, call) => consentsOf(services, asked, await viewerOf(db, call)),
      authorize: async (asked, call) => authorize(services, { ...asked, viewer: await viewerOf(db, call) }),
      test: async ({ id }, call) =>
        testCall(services, { id, actor: await actorOf(call, (caller) => dataScopeOf(db, caller)), clock: () => new Date() }),
      history: async ({ id }, { language }) => {
        await rowOrRefuse(db, { table: connectors, id, notFound: 'notFound', within: undefined });
        return historyOf(db, { objects: new Map([[`connector:${id}`, null]]), language });
      },
    },
  });
};
