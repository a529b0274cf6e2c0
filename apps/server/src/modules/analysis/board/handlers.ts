import { bdBoardApi, leaderBoardApi } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { queueExport } from '../../base/download';
import { viewerOf } from '../../base/sight';
import { bdBoardExport, leaderBoardExport } from './export';
import { lookOf } from './look';
import { partsOf } from './parts';
import { peopleRows } from './people';
import { type Asked, subjectOf } from './subject';
import { summaryOf } from './summary';
import { targetHistory, targetsFor } from './targets/listTargets';
import { setTarget, type TargetWish } from './targets/setTarget';
import { teamsOf } from './teams';

/** What both boards answer alike. */
function common({ database: { db } }: Services) {
  return {
    teams: async (_input: object, call: Call) => teamsOf(db, await viewerOf(db, call)),
    setTarget: async ({ bdId, orgId, ...wish }: Asked & TargetWish, call: Call) => {
      const viewer = await viewerOf(db, call);
      await db.transaction(async (tx) => setTarget(tx, await subjectOf(tx, { bdId, orgId }, viewer), wish, viewer));
      return null;
    },
    targetHistory: async ({ month, metric, ...asked }: Asked & Pick<TargetWish, 'month' | 'metric'>, call: Call) => {
      const viewer = await viewerOf(db, call);
      return targetHistory(db, { subject: await subjectOf(db, asked, viewer), month, metric, viewer });
    },
  };
}

/** BD performance (domain/metrics 5.6). */
export const bdBoardModule = (services: Services) => {
  const { db } = services.database;
  return defineModule({
    api: bdBoardApi,
    exports: [bdBoardExport(services)],
    handlers: {
      ...common(services),
      summary: async (wish, call) => {
        const viewer = await viewerOf(db, call);
        return summaryOf(db, await lookOf(db, wish, viewer), viewer);
      },
      parts: async (wish, call) => partsOf(db, await lookOf(db, wish, await viewerOf(db, call)), wish),
      export: async (query, call) => {
        const actor = await viewerOf(db, call);
        await subjectOf(db, query, actor);
        return { id: await queueExport(services, { source: bdBoardExport(services), query, actor }) };
      },
      targets: async ({ orgId, month }, call) => {
        const viewer = await viewerOf(db, call);
        return targetsFor(db, { subject: await subjectOf(db, { orgId }, viewer), month, type: 'bd', viewer });
      },
    },
  });
};

/** Team performance: the sum of the BDs of a team. */
export const leaderBoardModule = (services: Services) => {
  const { db } = services.database;
  return defineModule({
    api: leaderBoardApi,
    exports: [leaderBoardExport(services)],
    handlers: {
      ...common(services),
      summary: async (wish, call) => {
        const viewer = await viewerOf(db, call);
        return summaryOf(db, await lookOf(db, wish, viewer), viewer);
      },
      people: async (wish, call) => peopleRows(db, await lookOf(db, wish, await viewerOf(db, call))),
      export: async (query, call) => {
        const actor = await viewerOf(db, call);
        await subjectOf(db, query, actor);
        return { id: await queueExport(services, { source: leaderBoardExport(services), query, actor }) };
      },
      targets: async ({ orgId, month }, call) => {
        const viewer = await viewerOf(db, call);
        return targetsFor(db, { subject: await subjectOf(db, { orgId }, viewer), month, type: 'team', viewer });
      },
    },
  });
};
