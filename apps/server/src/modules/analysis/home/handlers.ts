import { homeApi, homeResultsApi, monthApi } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { navigationOf } from '../../base/menu';
import { newestUnread } from '../../base/notice';
import { viewerOf } from '../../base/sight';
import { menuCountsOf } from './menuCounts';
import { monthBarOf } from './monthBar';
import { resultsOf } from './results/resultsOf';
import { monthOf } from './month';
import { tasksOf } from './tasks';
import { tilesOf } from './tiles';
import { tradeTiles } from './tradeTiles';

export const homeModule = ({ config, database: { db } }: Services) =>
  defineModule({
    api: homeApi,
    handlers: {
      monthBar: async (_input, call) => monthBarOf(db, await viewerOf(db, call)),
      menuCounts: async (_input, call) => menuCountsOf(db, await viewerOf(db, call)),
      summary: async ({ application }, call) => {
        const { caller, language } = call;
        const apps = await navigationOf(db, caller);
        const tiles = apps.some(({ code }) => code === application) ? tilesOf[application] : undefined;
        const viewer = application === 'marketing' && tiles ? await viewerOf(db, call) : undefined;
        const [notices, ofTrade, own, tasks] = await together(
          db,
          (at) =>
            Promise.all([
              tiles ? newestUnread(at, caller.userId, 5) : [],
              viewer ? tradeTiles(at, viewer) : [],
              tiles?.({ db: at, caller, idleMinutes: config.SESSION_IDLE_MINUTES }) ?? [],
              viewer ? tasksOf(at, viewer) : [],
            ]),
          { keepsPlan: true },
        );
        return {
          tiles: [...ofTrade, ...own],
          tasks,
          items: notices.map(({ title, texts, publicTime }) => ({
            key: 'notice',
            title: texts?.[language][0] ?? title,
            time: presentTime(publicTime),
            link: '/notices/received',
          })),
          dataTime: presentTime(new Date()),
        };
      },
    },
  });

/** How it goes for this person. */
export const homeResultsModule = ({ database: { db } }: Services) =>
  defineModule({
    api: homeResultsApi,
    handlers: { results: async (period, call) => resultsOf(db, period, await viewerOf(db, call)) },
  });

export const monthModule = ({ database: { db } }: Services) =>
  defineModule({ api: monthApi, handlers: { own: async (_input, call) => monthOf(db, await viewerOf(db, call)) } });
