import { queueApi } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { listPage } from '../../../db/list/listPage';
import { presentPage } from '../../../db/presentPage';
import { Refusal } from '../../../http/answers/refusal';
import { defineModule } from '../../../http/module';
import type { Call } from '../../../http/requests/call';
import { inBatch } from '../../../http/requests/inBatch';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import { extractionQueue } from '../../../tables/collection/queue';
import { viewerOf } from '../../base/sight';
import { cancel, retry } from './acts';
import type { Job } from './lease';
import { overviewOf } from './overview';
import { jobsInSight } from './policy';
import { presentJobs } from './present';

const { slotTime, notBefore, startTime, endTime } = extractionQueue;
const sorting = { sorts: { slotTime, notBefore, startTime, endTime }, fallback: { by: slotTime, order: 'descend' } } as const;

export const queueModule = (services: Services) => {
  const { db } = services.database;
  const inTurn =
    (act: typeof cancel) =>
    async ({ ids }: { ids: readonly string[] }, call: Call) => {
      const viewer = await viewerOf(db, call);
      const one = (id: string) => db.transaction((tx: Db) => act(tx, { id, viewer, services }));
      return inBatch({ ids, language: call.language, act: one });
    };
  return defineModule({
    api: queueApi,
    handlers: {
      page: async (query, call) => {
        const viewer = await viewerOf(db, call);
        const { queueStatus, webId, taskId, connectorId } = query;
        const ofChannel = webId?.length
          ? inArray(extractionQueue.connectorId, db.select({ id: connectors.id }).from(connectors).where(inArray(connectors.webId, webId)))
          : undefined;
        const where = and(
          jobsInSight(viewer),
          queueStatus?.length ? inArray(extractionQueue.queueStatus, queueStatus) : undefined,
          taskId ? eq(extractionQueue.taskId, taskId) : undefined,
          connectorId ? eq(extractionQueue.connectorId, connectorId) : undefined,
          ofChannel,
        );
        const { rows, totalRows } = await listPage(db, { table: extractionQueue, where, ...sorting }, query);
        return presentPage({ ...query, totalRows, rows: await presentJobs(db, rows as unknown as Job[], viewer) });
      },
      detail: async ({ id }, call) => {
        const viewer = await viewerOf(db, call);
        const [job] = await db
          .select()
          .from(extractionQueue)
          .where(and(eq(extractionQueue.id, id), jobsInSight(viewer)));
        const [shown] = job ? await presentJobs(db, [job], viewer) : [];
        if (!shown) throw new Refusal('notFound');
        return shown;
      },
      overview: async (_, call) => overviewOf(db, await viewerOf(db, call)),
      cancel: inTurn(cancel),
      retry: inTurn(retry),
    },
  });
};
