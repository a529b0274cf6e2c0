import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Totals } from './db/list/openTotals';
import type { Action } from './jobs/Action';
import type { Tasks } from './jobs/openTasks';
import type { OwnServer } from './openServer';
import type { FileStore } from './files/fileStore';
import type { Messages } from './messages/messages';
import type { Events } from './realtime/events';
import type { Vault } from './secrets/createVault';

/** What modules work with. */
export interface Services {
  config: Config;
  database: Database;
  events: Events;
  fileStore: FileStore;
  messages: Messages;
  vault: Vault;
  /** What timers can do on this server. */
  actions: readonly Action[];
  /** Long work behind the calls. */
  tasks: Tasks;
  /** Totals of lists that may be very long. */
  totals: Totals;
  server: OwnServer;
  log: FastifyBaseLogger;
}
