import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import { createFileStore } from './files/createFileStore';
import { createMessages } from './messages/createMessages';
import { keepMessage } from './modules/outbox';
import { createEvents } from './realtime/events';
import { createVault } from './secrets/createVault';
import type { Services } from './services';

/** Everything that modules work with, on an open and migrated database. */
export const createServices = async (config: Config, database: Database, log: FastifyBaseLogger): Promise<Services> => ({
  config,
  database,
  log,
  events: await createEvents(database),
  fileStore: await createFileStore(config),
  vault: createVault(config),
  messages: createMessages({ config, log, keep: (message) => keepMessage(database.db, message) }),
});
