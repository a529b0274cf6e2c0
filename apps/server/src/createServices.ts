import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import { openTotals, type TotalsManner } from './db/list/openTotals';
import { createFileStore } from './files/createFileStore';
import { createMessages } from './messages/createMessages';
import type { Action } from './jobs/Action';
import { openTasks } from './jobs/openTasks';
import { keepMessage } from './modules/base/outbox';
import { liveConfig } from './modules/system/setting';
import { openServer } from './openServer';
import { createEvents } from './realtime/events';
import { createVault } from './secrets/createVault';
import type { Services } from './services';

interface Given {
  database: Database;
  log: FastifyBaseLogger;
  actions: readonly Action[];
  totals?: Partial<TotalsManner> | undefined;
}

/** Everything that modules work with, on an open and migrated database. */
export async function createServices(started: Config, { database, log, actions, totals }: Given): Promise<Services> {
  const events = await createEvents(database);
  const vault = createVault(started);
  const config = await liveConfig(started, { database, events, vault, log });
  return {
    config,
    database,
    log,
    actions,
    tasks: openTasks({ database, log }),
    totals: openTotals(database, log, totals),
    server: openServer(started),
    events,
    vault,
    fileStore: await createFileStore(config),
    messages: createMessages({ config, log, keep: (message) => keepMessage(database.db, message) }),
  };
}
