import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../config';
import { connect } from '../db/connect';
import { rowsOf } from '../db/database';
import { verifyAudit } from '../modules/base/audit';
import { type RunningServer, startServer as start } from '../start';
import { emptyPostgres } from '../testing/emptyPostgres';
import { startServer, type TestServer } from '../testing/startServer';
import { type TestClient, testClient } from '../testing/testClient';
import { upload } from '../testing/upload';
import { backUp } from './backUp';
import { censusOf } from './census';
import { makeBackup } from './makeBackup';
import { type Manifest, written } from './manifest';
import { restoreBackup } from './restoreBackup';
import { restorePostgres } from './restorePostgres';

// On PGlite too: its backup is a copy of its folder, asked of the server that has it.

const adminUrl = process.env['TEST_DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'backlot-drill-'));
const at = (name: string) => join(folder, name);
const endings: (() => Promise<void>)[] = [];

let server: TestServer;
let client: TestClient;
let fileId: string;
let manifest: Manifest;
const bytes = Buffer.from('Name,Price\nTea,3\n');

/** Settings that point to a place where nothing is yet. */
async function elsewhere(name: string): Promise<Config> {
  const empty = adminUrl ? await emptyPostgres(adminUrl) : undefined;
  if (empty) endings.push(empty.drop);
  return readConfig({
    MODE: 'demo',
    PORT: '0',
    DEMO_SIZE: 'small',
    LOG_LEVEL: 'silent',
    JOBS: 'false',
    DATA_DIR: at(name),
    ...(empty && { DATABASE_URL: empty.url }),
  });
}

const tablesIn = async ({ DATABASE_URL, dataDir }: Config): Promise<unknown> => {
  if (!DATABASE_URL) return existsSync(join(dataDir, 'pg'));
  const { default: pg } = await import('pg');
  const asking = new pg.Client({ connectionString: DATABASE_URL });
  await asking.connect();
  return asking
    .query("select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1")
    .then(({ rowCount }) => rowCount === 1)
    .finally(() => asking.end());
};

const positions = async ({ services }: Pick<RunningServer, 'services'>) =>
  (await rowsOf<{ n: number }>(services.database.db, sql`select count(*)::int n from positions`))[0]?.n;

/** The partitions of tables, with their bounds. */
const partitions = ({ services }: Pick<RunningServer, 'services'>) =>
  rowsOf(
    services.database.db,
    sql`select relname "name", pg_get_expr(relpartbound, oid) bounds from pg_class where relispartition and relkind = 'r' order by relname`,
  );

beforeAll(async () => {
  server = await startServer();
  client = await server.as('superAdmin');
  const { body } = await upload(client, '/main/sysFileInfo/uploadFile', { name: 'prices.csv', bytes });
  fileId = (body.data as { fileId: string }).fileId;
});
afterAll(async () => {
  await server.close();
  for (const end of endings.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

describe('the restore drill', () => {
  it('backs up while people work, and a server on the restored data has the same counts, files and an intact audit chain', async () => {
    const over = new AbortController();
    let written = 0;
    const writing = (async () => {
      for (; !over.signal.aborted; written += 1) {
        const name = `Position ${written}`;
        const { body } = await client.post('/main/sysPos/add', { name, enName: name, vnName: name, code: `drill-${written}`, sort: 1 });
        expect(body.code).toBe(200);
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(1);
    manifest = await makeBackup({ ...server.services, config: server.config }, at('first'));
    over.abort();
    await writing;
    expect(manifest.audit.broken).toBeNull();
    expect(manifest.files.count).toBeGreaterThan(0);

    const config = await elsewhere('restored');
    await restoreBackup(config, at('first'), { force: false });
    const restored = await start(config);
    endings.push(() => restored.close());
    expect(await positions(restored)).toBe(manifest.tables['positions']);
    expect(await verifyAudit(restored.services.database.db)).toEqual(manifest.audit);
    expect(await partitions(restored)).toEqual(await partitions(server));
    expect(manifest.tables).toMatchObject({ work_metric_snapshots: expect.any(Number) });
    expect(manifest.tables).not.toHaveProperty('work_metric_snapshots_default');
    const again = testClient(restored.url).withToken(client.token ?? '');
    expect((await again.get('/main/getLoginUser')).body.success).toBe(true);
    expect((await again.get('/main/sysFileInfo/preview', { id: fileId })).text).toBe(bytes.toString());
    const addition = { name: 'After', enName: 'After', vnName: 'After', code: 'after', sort: 1 };
    expect((await again.post('/main/sysPos/add', addition)).body.code).toBe(200);

    // What the restored server keeps, its own tools back up again while it runs, and bring back once it is stopped.
    const second = await backUp(config, at('second'));
    expect(second.audit).toMatchObject({ broken: null });
    expect(second.audit.rows).toBeGreaterThan(manifest.audit.rows);
    await expect(restoreBackup(config, at('second'), { force: true })).rejects.toThrow(/is in use by/);
    await restored.close();
    endings.pop();
    await expect(restoreBackup(config, at('second'), { force: false })).rejects.toThrow(/nothing was changed/);
    await restoreBackup(config, at('second'), { force: true });
    const third = await start(config);
    expect(await verifyAudit(third.services.database.db)).toMatchObject({ broken: null });
    await third.close();
    if (!adminUrl) expect(readdirSync(config.dataDir).filter((name) => name.startsWith('pg.before.'))).toHaveLength(1);
  }, 240_000);
});

describe('a backup that is not right', () => {
  const expectRefused = async (change: () => () => void, sentence: RegExp, over: Partial<Config> = {}) => {
    const config = { ...(await elsewhere(`target-${endings.length}-${Math.random()}`)), ...over };
    const mend = change();
    await expect(restoreBackup(config, at('first'), { force: true })).rejects.toThrow(sentence);
    mend();
    expect(await tablesIn(config)).toBe(false);
  };
  /** Changes one byte in the middle of a file; answers how to change it back. */
  const spoil = (name: string) => () => {
    const path = join(at('first'), name);
    const whole = readFileSync(path);
    const spoilt = Buffer.from(whole);
    spoilt.writeUInt8(spoilt.readUInt8(spoilt.length >> 1) ^ 0xff, spoilt.length >> 1);
    writeFileSync(path, spoilt);
    return () => writeFileSync(path, whole);
  };

  it('is told in a sentence, and nothing is touched', async () => {
    await expectRefused(spoil('database.dump'), /is damaged: database\.dump is not what was backed up/);
    await expectRefused(spoil('files.txt'), /is damaged: files\.txt/);
    await expectRefused(spoil(`files/${readdirSync(join(at('first'), 'files'))[0]}`), /is damaged: files\/.* not what was backed up/);
    await expectRefused(spoil('backup.json'), /is damaged/);
    await expectRefused(() => () => {}, /another DATA_KEY/, { DATA_KEY: 'another-key-of-thirty-two-characters' });
    const config = await elsewhere('nothing');
    await expect(restoreBackup(config, at('nowhere'), { force: false })).rejects.toThrow(/is no backup/);

    // Of a newer version, or of the other database.
    const rewrite = (change: Partial<Manifest>) => () => {
      const path = join(at('first'), 'backup.json');
      writeFileSync(path, written({ ...manifest, ...change }));
      return () => writeFileSync(path, written(manifest));
    };
    await expectRefused(rewrite({ migrations: 9999 }), /newer version/);
    await expectRefused(rewrite({ kind: adminUrl ? 'pglite' : 'postgres' }), /This is a backup of/);
  });

  it('never takes the place of another one, and leaves nothing behind when it breaks off', async () => {
    await expect(makeBackup({ ...server.services, config: server.config }, at('first'))).rejects.toThrow(/overwrites nothing/);
    const database = { ...server.services.database, standingStill: () => Promise.reject(new Error('The disk is full.')) };
    await expect(makeBackup({ ...server.services, config: server.config, database }, at('broken'))).rejects.toThrow('The disk is full.');
    expect(readdirSync(folder).filter((name) => name.startsWith('broken'))).toEqual([]);
  });

  it.runIf(adminUrl)('breaks off half way without a trace: what was in the database is still all of it', async () => {
    const config = await elsewhere('whole');
    await restoreBackup(config, at('first'), { force: false });
    const dump = readFileSync(join(at('first'), 'database.dump'));
    writeFileSync(at('half.dump'), dump.subarray(0, dump.length >> 1));
    await expect(restorePostgres(at('half.dump'), { url: config.DATABASE_URL ?? '', force: true, before: async () => {} })).rejects.toThrow(
      /(pg_restore|psql) failed/,
    );
    const database = await connect(config, () => {});
    expect((await censusOf(database.db)).tables).toEqual(manifest.tables);
    await database.close();
  });
});
