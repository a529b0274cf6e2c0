import { blackFanApi, blackFanLife } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { blackFans } from '../../../tables/analysis/blackFan';
import { rowForUpdate, rowOrRefuse } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { historyOf } from '../../base/lifeCycle';
import { begin, transition } from '../../base/transition';
import { blackFanCrud } from './crud';
import { blackFanPolicy, fansInSight } from './policy';

export const blackFanModule = (services: Services) => {
  const { db } = services.database;
  const act = (call: Call) => actorOf(call, (caller) => dataScopeOf(db, caller));
  const wanted = (id: string, actor: Actor) => ({ table: blackFans, id, notFound: 'notFound' as const, within: fansInSight(actor) });
  const turn =
    (event: 'release' | 'renew') =>
    async ({ id }: { id: string }, call: Call) => {
      const actor = await act(call);
      await db.transaction(async (tx) => {
        const find = () => rowForUpdate(tx, wanted(id, actor));
        const row = await begin(tx, { policy: blackFanPolicy, event, viewer: actor, find });
        await transition(tx, { machine: blackFanLife, table: blackFans, row, event, actor });
      });
      return null;
    };
  const { handlers, source } = blackFanCrud(services);
  return defineModule({
    api: blackFanApi,
    exports: [source],
    handlers: {
      ...handlers,
      release: turn('release'),
      renew: turn('renew'),
      history: async ({ id }, call) => {
        await rowOrRefuse(db, wanted(id, await act(call)));
        return historyOf(db, { objects: new Map([[`blackFan:${id}`, null]]), language: call.language });
      },
    },
  });
};
