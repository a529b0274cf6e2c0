import { getHeapStatistics } from 'node:v8';
import { sysMachineApi } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { namedAction } from '../sysTimers';
import { queuesOf, slowestOf, standingOf } from './database';
import { fleetOf } from './fleet';
import { diskOf, hostInfo } from './hostInfo';
import { collectionDepth } from './sample';
import { samplesOf } from './samples';

export const sysMachineModule = (services: Services) => {
  const { config, database, server } = services;
  const { db } = database;
  return defineModule({
    api: sysMachineApi,
    handlers: {
      query: async () => {
        const now = new Date();
        const kinds = [...services.actions, ...services.tasks.kinds()];
        const standing = await standingOf(db);
        const [sysOsInfo, disk, queues, servers, statements] = await Promise.all([
          hostInfo(),
          diskOf(config.dataDir),
          collectionDepth(db).then((collection) => queuesOf(db, standing.hasQueue, collection)),
          fleetOf(db, { ownId: server.id, now }),
          slowestOf(database, standing.hasStatements),
        ]);
        return {
          dataTime: presentTime(now),
          sysOsInfo,
          process: processOf(services, now),
          disk,
          database: {
            kind: database.kind,
            version: standing.version,
            bytes: Number(standing.bytes),
            connections: database.kind === 'postgres' ? standing.connections : null,
            tables: standing.tables ?? [],
            ...statements,
          },
          queues: queues.map((queue) => ({
            ...queue,
            action: kinds.some(({ name }) => name === queue.name) ? namedAction(kinds, queue.name) : null,
          })),
          servers,
        };
      },
      samples: async () => ({ points: await samplesOf(db) }),
    },
  });
};

function processOf({ server }: Services, now: Date) {
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  const { cpu, loopMs } = server.load();
  return {
    pid: process.pid,
    version: server.version,
    node: process.version,
    v8: process.versions.v8,
    startTime: presentTime(server.startTime),
    upSeconds: Math.round((now.getTime() - server.startTime.getTime()) / 1000),
    cpu,
    memory: rss,
    heapUsed,
    heapTotal,
    heapLimit: getHeapStatistics().heap_size_limit,
    loopMs,
  };
}
