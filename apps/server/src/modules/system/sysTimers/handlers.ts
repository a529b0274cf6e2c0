import { sysTimersApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import { presentTime } from '../../../db/presentTime';
import type { Services } from '../../../services';
import { timers } from '../../../tables/system/timer';
import { rowOrRefuse } from '../../base/crud';
import { viewerOf } from '../../base/sight';
import { runNow, start, stop } from './acts';
import { timerCrud } from './crud';
import { namedAction } from './namedAction';
import { pageOfRuns } from './runs';
import { nextRuns } from './schedule';

const shown = 5;

export const sysTimersModule = (services: Services) => {
  const { db } = services.database;
  const { handlers, list, source } = timerCrud(services);
  const act =
    (turn: typeof stop) =>
    async ({ id }: { id: string }, call: Call) => {
      const viewer = await viewerOf(db, call);
      await db.transaction((tx) => turn(tx, { id, viewer }));
      return null;
    };
  return defineModule({
    api: sysTimersApi,
    exports: [source],
    handlers: {
      ...handlers,
      list,
      start: act(start),
      stop: act(stop),
      getActionClasses: async () => services.actions.map(({ name }) => ({ actionClass: name, ...namedAction(services.actions, name) })),
      runNow: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        return { id: await db.transaction((tx) => runNow(tx, { id, viewer })) };
      },
      runs: async (query, { language }) => {
        await rowOrRefuse(db, { table: timers, id: query.timerId, notFound: 'timerNotFound', within: undefined });
        return pageOfRuns(db, query, language);
      },
      nextRuns: async (schedule) => ({ times: nextRuns(schedule, new Date(), shown).map(presentTime) }),
    },
  });
};
