import { readConfig } from '../config';
import { connectPostgres } from '../db/connectPostgres';
import { startServer as start } from '../start';
import { preparedPostgres } from './preparedPostgres';
import { demoPassword, type TestServer } from './startServer';
import { type TestClient, testClient } from './testClient';
import { tradeOn } from './trade';

/** Two servers with pools of their own on one PostgreSQL database with the small demo data, and people of the trade signed in. Settings are environment variables. */
export async function twoServers(adminUrl: string, settings: Record<string, string> = {}) {
  const config = readConfig({
    MODE: 'demo',
    PORT: '0',
    DEMO_SIZE: 'small',
    STATEMENT_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'silent',
    JOBS: 'false',
    RATE_PER_ADDRESS: '10000000',
    RATE_PER_TOKEN: '10000000',
    ...settings,
  });
  const { database, url } = await preparedPostgres(config, adminUrl);
  const begin = async () => start(config, { database: await connectPostgres({ ...config, DATABASE_URL: url }, () => {}) });
  const servers = [await begin(), await begin()] as const;
  const client = testClient(servers[1].url);
  const as = async (account: string) => client.withToken(await client.login(account, demoPassword));
  return {
    servers,
    as,
    trade: await tradeOn({ ...servers[1], ...client, config: { ...config, inMemory: true }, as } satisfies TestServer),
    /** The same person at one of the two. */
    on: (n: number, person: TestClient): TestClient => testClient(servers[n % 2 ? 1 : 0].url, person.token),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database.close();
    },
  };
}

export type TwoServers = Awaited<ReturnType<typeof twoServers>>;
