import type { AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp } from './app';
import { answerBackups } from './backups/askServer';
import { makeBackup } from './backups/makeBackup';
import { besideServer } from './besideServer';
import type { Config } from './config';
import { createServices } from './createServices';
import { connect } from './db/connect';
import type { Database } from './db/database';
import type { TotalsManner } from './db/list/openTotals';
import { allJobs } from './timers/allJobs';
import { allTasks } from './tasks/allTasks';
import { startTimers, type Timers } from './timers/startTimers';
import { startMessages } from './modules/base/message';
import { startWorkers } from './modules/collection/task';
import { startHeartbeat } from './modules/system/sysMachine';
import { startDemoChannels } from './seed/collection/startDemoChannels';
import { prepareDatabase } from './prepareDatabase';
import type { Services } from './services';
import { loggerOptions } from './http/logger';

/** A server that answers. */
export interface RunningServer {
  /** `http://host:port`. */
  url: string;
  services: Services;
  jobs: Timers | undefined;
  /**
   * Says that it stops, finishes what runs, and lets go of everything. Requests that are on their way are still served
   * for `drainMs` milliseconds.
   */
  close(drainMs?: number): Promise<void>;
  /** What `close` waits for. */
  waitsFor(): string;
}

interface Starting {
  /** Tells how far the start is. */
  progress?: ((step: string) => void) | undefined;
  /** Called once requests are answered, before all of it has started. */
  listening?: () => void;
  /** A database that is open already. */
  database?: Database;
  /** Whether it is migrated and seeded. */
  isPrepared?: boolean;
  /** Where log lines go instead of standard output. */
  logTo?: { write: (line: string) => void };
  /** Up to how many rows long lists have exact totals, and how often longer ones are counted. */
  totals?: Partial<TotalsManner>;
}

/** Connections that wait for being taken at most: the backlog of a listening server. */
const mostWaiting = 512;

/** Opens the database, migrates, seeds and listens. */
export async function startServer(
  config: Config,
  { progress = () => {}, listening = () => {}, database: opened, isPrepared = false, logTo, totals }: Starting = {},
): Promise<RunningServer> {
  const log = logTo ? pino(loggerOptions(config.logLevel), logTo) : pino(loggerOptions(config.logLevel));
  progress('Opening the database');
  const database = opened ?? (await connect(config, (error) => log.warn({ err: error }, 'database connection lost')));
  try {
    if (!isPrepared) await prepareDatabase(database, config, { progress, warn: (what, message) => log.warn(what, message) });
    progress('Starting');
    const channels = config.mode === 'demo' && config.JOBS && !config.CHANNELS_URL ? await startDemoChannels(database.db) : undefined;
    const services = await createServices(
      {
        ...config,
        CHANNELS_URL: channels?.url ?? config.CHANNELS_URL,
        CONSOLE_DIR: config.CONSOLE_DIR ?? besideServer(['../../console/dist']),
      },
      { database, log, actions: allJobs, totals },
    );
    const isWorking = config.ROLE !== 'worker';
    await services.tasks.begin({ tasks: allTasks(services), isWorking, isLazy: !config.JOBS || !isWorking });
    const { app, prepareStop } = await buildApp(services);
    await app.listen({ host: config.HOST, port: config.PORT });
    listening();
    const heartbeat = await startHeartbeat(services);
    const jobs = config.JOBS && config.ROLE !== 'worker' ? await startTimers(services, allJobs) : undefined;
    await channels?.open(services);
    const workers = config.JOBS && config.ROLE !== 'server' ? startWorkers(services) : undefined;
    const messages = config.JOBS && config.ROLE !== 'worker' ? startMessages(services) : undefined;
    const backups =
      database.kind === 'pglite' && !config.inMemory
        ? await answerBackups(config.dataDir, (folder) => makeBackup({ config, database, fileStore: services.fileStore }, folder))
        : undefined;
    const { port } = app.server.address() as AddressInfo;
    let waitsFor = '';
    const ends: [name: string, end: (() => Promise<unknown>) | undefined][] = [
      ['requests', () => app.close()],
      ['counts of rows', () => services.totals.close()],
      ['backups', backups],
      ['collections', workers?.stop],
      ['messages', messages?.stop],
      ['the channels of the demo', channels?.close],
      ['timers', jobs?.stop],
      ['long work', () => services.tasks.close()],
      ['the heartbeat', heartbeat.stop],
      ['the post', () => services.messages.close()],
      ['the database', () => database.close()],
    ];
    return {
      url: `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`,
      services,
      jobs,
      waitsFor: () => waitsFor,
      close: async (drainMs = 0) => {
        prepareStop();
        if (drainMs > 0) {
          await pause(drainMs);
          // One connection is taken a turn, and one without a request yet is closed unanswered: a process that was busy meanwhile first hears who came.
          for (let n = 0; n < mostWaiting; n += 1) await turn();
        }
        for (const [name, end] of ends) {
          waitsFor = name;
          await end?.();
        }
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
