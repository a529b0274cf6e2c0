import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownPostgres, type OwnPostgres } from '@backlot/dev/ownPostgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restorePostgres } from '../../../backups/restorePostgres';
import { readConfig } from '../../../config';
import { connect } from '../../../db/connect';
import { stillPostgres } from '../../../db/stillPostgres';
import { prepareDatabase } from '../../../prepareDatabase';
import { emptyPostgres } from '../../../testing/emptyPostgres';
import { slowestOf, standingOf } from './database';

const adminUrl = process.env['TEST_DATABASE_URL'];

// As deploy/compose.yaml starts it.
describe.runIf(adminUrl)('a PostgreSQL that counts its statements', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-counted-'));
  let postgres: OwnPostgres | undefined;
  const endings: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    postgres = await ownPostgres({ shared_preload_libraries: 'pg_stat_statements' });
  }, 120_000);
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const prepared = async (url: string) => {
    const admin = { ADMIN_ACCOUNT: 'first.admin', ADMIN_PASSWORD: 'Right-horse-9-battery' };
    const config = readConfig({
      MODE: 'production',
      DATABASE_URL: url,
      DATA_KEY: 'k'.repeat(40),
      PUBLIC_URL: 'https://a.example',
      ...admin,
    });
    const database = await connect(config, () => {});
    endings.push(() => database.close());
    await prepareDatabase(database, config, { warn: () => {} });
    const { hasStatements } = await standingOf(database.db);
    return { database, hasStatements, ...(await slowestOf(database, hasStatements)) };
  };

  it('tells of them itself, and its backup is restored where nothing counts', { timeout: 120_000 }, async () => {
    const { database, measuredBy, slowest } = await prepared(postgres?.url ?? '');
    expect([measuredBy, slowest.length]).toEqual(['database', 10]);
    expect(Object.keys(slowest[0] ?? {})).toEqual(['statement', 'calls', 'meanMs', 'longestMs']);
    expect(slowest[0]?.meanMs).toBeGreaterThan(0);

    const dump = join(folder, 'database.dump');
    await stillPostgres(postgres?.url ?? '', ({ dump: write }) => write(dump));
    const { url, drop } = await emptyPostgres(adminUrl ?? '');
    endings.push(drop);
    await restorePostgres(dump, { url, force: false, before: async () => {} });
    expect(await prepared(url)).toMatchObject({ hasStatements: false, measuredBy: 'server' });

    // Restored over itself it loses the view with everything else, and the next server that starts brings it back.
    await database.db.execute(sql`drop extension pg_stat_statements`);
    expect((await prepared(postgres?.url ?? '')).measuredBy).toBe('database');
  });

  it('is asked for nothing by a role that may not have it', { timeout: 120_000 }, async () => {
    const { url, drop } = await emptyPostgres(postgres?.url ?? '');
    endings.push(drop);
    const config = readConfig({ MODE: 'demo', DATABASE_URL: postgres?.url ?? '' });
    const owner = await connect(config, () => {});
    endings.push(() => owner.close());
    const name = new URL(url).pathname.slice(1);
    await owner.db.execute(sql.raw('create role keeper login'));
    await owner.db.execute(sql.raw(`alter database ${name} owner to keeper`));
    const asKeeper = new URL(url);
    asKeeper.username = 'keeper';
    expect((await prepared(asKeeper.href)).measuredBy).toBe('server');
  });
});
