import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from './app';
import type { Config } from './config';
import { createServices } from './createServices';
import { connect } from './db/connect';
import type { Database } from './db/database';
import { type Jobs, startJobs } from './jobs/startJobs';
import { endExpiredOrders, followTrade, remindOfTrade } from './timers/followTrade';
import { purgeExpired } from './timers/purgeExpired';
import { removeUnusedFiles } from './timers/removeUnusedFiles';
import { resumeExports } from './timers/resumeExports';
import { resumeImports } from './timers/resumeImports';
import { rankingsJob } from './modules/analysis/ranking';
import { startWorkers } from './modules/collection/task';
import { keepDayJob, purgeExtractTestsJob, refreshStarsJob, returnToPoolJob } from './modules/creators/creator';
import { ensureAdministrator } from './seed/system/firstAdministrator';
import { startDemoChannels } from './seed/collection/startDemoChannels';
import { seedBase, seedDemo } from './seed/seed';
import type { Services } from './services';
import { loggerOptions } from './http/logger';

/** A server that answers. */
export interface RunningServer {
  /** `http://host:port`. */
  url: string;
  services: Services;
  jobs: Jobs | undefined;
  /**
   * Says that it stops, finishes what runs, and lets go of everything. Requests that are on their way are still served
   * for `drainMs` milliseconds.
   */
  close(drainMs?: number): Promise<void>;
}

interface Starting {
  /** Tells how far the start is. */
  progress?: ((step: string) => void) | undefined;
  /** A database that is open already. */
  database?: Database;
  /** Whether it is migrated and seeded. */
  isPrepared?: boolean;
  /** Where log lines go instead of standard output. */
  logTo?: { write: (line: string) => void };
}

/** Connections that wait for being taken at most: the backlog of a listening server. */
const mostWaiting = 512;

/** Opens the database, migrates, seeds and listens. */
export async function startServer(
  config: Config,
  { progress = () => {}, database: opened, isPrepared = false, logTo }: Starting = {},
): Promise<RunningServer> {
  const log = logTo ? pino(loggerOptions(config.logLevel), logTo) : pino(loggerOptions(config.logLevel));
  progress('Opening the database');
  const database = opened ?? (await connect(config, (error) => log.warn({ err: error }, 'database connection lost')));
  try {
    if (!isPrepared) {
      await database.exclusively(async () => {
        progress('Applying migrations');
        await database.migrate(besideThisFile(['../migrations', '../../migrations']));
        progress('Preparing data');
        await seed(database, config);
      });
    }
    progress('Starting');
    const channels = config.mode === 'demo' && config.JOBS && !config.CHANNELS_URL ? await startDemoChannels(database.db) : undefined;
    const services = await createServices(
      {
        ...config,
        CHANNELS_URL: channels?.url ?? config.CHANNELS_URL,
        CONSOLE_DIR: config.CONSOLE_DIR ?? besideThisFile(['../../console/dist']),
      },
      database,
      log,
    );
    const { app, prepareStop } = await buildApp(services);
    await app.listen({ host: config.HOST, port: config.PORT });
    const jobs = config.JOBS
      ? await startJobs(services, [
          purgeExpired,
          removeUnusedFiles,
          resumeExports,
          resumeImports,
          returnToPoolJob,
          refreshStarsJob,
          keepDayJob,
          rankingsJob,
          purgeExtractTestsJob,
          followTrade,
          remindOfTrade,
          endExpiredOrders,
        ])
      : undefined;
    await channels?.open(services);
    const workers = config.JOBS ? startWorkers(services) : undefined;
    const { port } = app.server.address() as AddressInfo;
    return {
      url: `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`,
      services,
      jobs,
      close: async (drainMs = 0) => {
        prepareStop();
        if (drainMs > 0) {
          await pause(drainMs);
          // One connection is taken a turn, and one without a request yet is closed unanswered: a process that was busy meanwhile first hears who came.
          for (let n = 0; n < mostWaiting; n += 1) await turn();
        }
        await app.close();
        await workers?.stop();
        await channels?.close();
        await jobs?.stop();
        await services.messages.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function seed({ db }: Database, config: Config): Promise<void> {
  await seedBase(db);
  if (config.mode === 'demo') await seedDemo(db, config);
  else await ensureAdministrator(db, config);
}

/** The first of some places that exists, seen from the source file or from the bundle. */
function besideThisFile(paths: [string, ...string[]]): string {
  const found = paths.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return found.find((path) => existsSync(path)) ?? found[0] ?? paths[0];
}
