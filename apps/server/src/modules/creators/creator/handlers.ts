import { upApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { importHandlers } from '../../base/imports';
import { historyOf } from '../../base/lifeCycle';
import { type Viewer, viewerOf } from '../../base/sight';
import { type AskChannel, refuseVouching, testExtraction } from './acts/extraction';
import { eraseUp, type ForgetRead } from './erase/eraseUp';
import { upInSight } from './findUp';
import { upImport } from './imports/importUps';
import { pageOfUps, upExport } from './lists/list';
import { labelUp, setBlack, setStar } from './acts/marks';
import { claimUp, releaseUp, transferUp } from './acts/ownership';
import { matchingUps, unmatchedTerms } from './lists/matching';
import { ownersOf } from './lists/owners';
import { gamesOf } from './figures/games';
import { presentUp } from './present';
import { addUp, editUp, removeUp } from './acts/save';
import { trendOf } from './figures/snapshots';
import { cooperationOf } from './lists/submissions';
import { addWork, pageOfWorks, removeWork } from './figures/works';

/** What collection does for creators. */
export interface OfChannels {
  askProfile: AskChannel;
  forgetRead: ForgetRead;
}

/** Creators: library, games, public pool, detail, owners (domain/model 2.3.4, domain/life-cycles 3.16). */
export const upModule = (services: Services, { askProfile: askChannel, forgetRead }: OfChannels) => {
  const {
    database: { db },
    vault,
  } = services;
  const view = (call: Call) => viewerOf(db, call);
  const once = async <Result>(call: Call, act: (tx: Db, viewer: Viewer) => Promise<Result>): Promise<Result> => {
    const viewer = await view(call);
    return db.transaction((tx) => act(tx, viewer));
  };
  /** One row after another, each in a transaction of its own. */
  const each = async (ids: readonly string[], call: Call, act: (tx: Db, id: string, viewer: Viewer) => Promise<void>) => {
    const viewer = await view(call);
    return inBatch({ ids, language: call.language, act: (id) => db.transaction((tx) => act(tx, id, viewer)) });
  };
  return defineModule({
    api: upApi,
    imports: [upImport(vault)],
    exports: [upExport(services)],
    handlers: {
      page: async (query, call) => pageOfUps(db, 'library', query, await view(call)),
      game: async (query, call) => pageOfUps(db, 'game', query, await view(call)),
      pool: async (query, call) => pageOfUps(db, 'pool', query, await view(call)),
      matching: async (query, call) => matchingUps(db, 'library', query, await view(call)),
      matchingGame: async (query, call) => matchingUps(db, 'game', query, await view(call)),
      matchingPool: async (query, call) => matchingUps(db, 'pool', query, await view(call)),
      unmatched: async ({ list, ...query }, call) => ({ terms: await unmatchedTerms(db, list, query, await view(call)) }),
      ...importHandlers(services, upImport(vault)),
      detail: async ({ id }, call) => {
        const viewer = await view(call);
        return presentUp(db, await upInSight(db, id, viewer), viewer, vault);
      },
      trend: async (query, call) => {
        const viewer = await view(call);
        await upInSight(db, query.id, viewer);
        return trendOf(db, query, viewer);
      },
      testExtract: async (asked, call) => testExtraction(db, asked, { viewer: await view(call), askChannel }),
      add: async (draft, call) => {
        await refuseVouching(db, draft, await view(call), askChannel);
        return { id: await once(call, (tx, viewer) => addUp(tx, draft, { viewer, vault })) };
      },
      edit: async (draft, call) => {
        await refuseVouching(db, draft, await view(call), askChannel);
        await once(call, (tx, viewer) => editUp(tx, draft, { viewer, vault }));
        return {};
      },
      delete: ({ ids }, call) => each(ids, call, removeUp),
      export: async (query, call) => ({ id: await queueExport(services, { source: upExport(services), query, actor: await view(call) }) }),
      claim: ({ ids }, call) => each(ids, call, claimUp),
      release: ({ ids }, call) => each(ids, call, releaseUp),
      transfer: ({ ids, ...wish }, call) => each(ids, call, (tx, id, viewer) => transferUp(tx, id, wish, viewer)),
      batchLabel: ({ ids, ...wish }, call) => each(ids, call, (tx, id, viewer) => labelUp(tx, id, wish, viewer)),
      setStar: async (wish, call) => {
        await once(call, (tx, viewer) => setStar(tx, wish, viewer));
        return null;
      },
      black: async (wish, call) => {
        await once(call, (tx, viewer) => setBlack(tx, wish, viewer));
        return null;
      },
      erase: async (wish, call) => {
        await once(call, (tx, viewer) => eraseUp(tx, wish, { viewer, vault, forgetRead }));
        return null;
      },
      works: async (query, call) => {
        await upInSight(db, query.upId, await view(call));
        return pageOfWorks(db, query);
      },
      games: async ({ id }, call) => {
        await upInSight(db, id, await view(call));
        return gamesOf(db, id, call.language);
      },
      addWork: async (wish, call) => ({ id: await once(call, (tx, viewer) => addWork(tx, wish, viewer)) }),
      removeWork: async ({ id }, call) => {
        await once(call, (tx, viewer) => removeWork(tx, id, viewer));
        return null;
      },
      cooperation: async ({ id }, call) => {
        const viewer = await view(call);
        await upInSight(db, id, viewer);
        return cooperationOf(db, id, viewer);
      },
      history: async ({ id }, call) => {
        const viewer = await view(call);
        await upInSight(db, id, viewer);
        return viewer.persona === 'shop' ? [] : historyOf(db, { objects: new Map([[`up:${id}`, null]]), language: call.language });
      },
      owners: async ({ searchValue }, call) => ownersOf(db, await view(call), searchValue),
    },
  });
};
