import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import type { TotalsManner } from '../db/list/openTotals';
import { startServer as start } from '../start';
import { preparedPglite } from './preparedPglite';
import { preparedPostgres } from './preparedPostgres';
import { type TestClient, testClient } from './testClient';

export const demoPassword = 'Backlot-demo-1';

/**
 * A real server on a random port with the small demo data: on PGlite in memory, or on PostgreSQL when TEST_DATABASE_URL
 * names one, in a database of its own. Settings are environment variables; statements may take longer than in production,
 * for a busy machine decides nothing here.
 */
export async function startServer(
  settings: Record<string, string> = {},
  logTo?: { write: (line: string) => void },
  totals?: Partial<TotalsManner>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-'));
  const env = {
    MODE: 'demo',
    PORT: '0',
    DEMO_SIZE: 'small',
    STATEMENT_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'silent',
    JOBS: 'false',
    POOL_SIZE: '4',
    DATA_DIR: folder,
    RATE_PER_TOKEN: '100000',
    RATE_PER_ADDRESS: '100000',
    ...settings,
  };
  const config = { ...readConfig(env), inMemory: true };
  const adminUrl = process.env['TEST_DATABASE_URL'];
  const database = adminUrl ? (await preparedPostgres(config, adminUrl)).database : await preparedPglite(config);
  const server = await start(config, { database, isPrepared: true, ...(logTo && { logTo }), ...(totals && { totals }) });
  const client: TestClient = testClient(server.url);
  return {
    ...server,
    ...client,
    config,
    /** Signs in a demo account; answers a client that sends its token. */
    as: async (account: string) => client.withToken(await client.login(account, demoPassword)),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;
