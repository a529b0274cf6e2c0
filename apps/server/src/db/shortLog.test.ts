import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import { connectPglite } from './connectPglite';

const folder = mkdtempSync(join(tmpdir(), 'backlot-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const logMb = () => {
  const log = join(folder, 'pg/pg_wal');
  return readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0) / 1024 / 1024;
};

test('the log of the embedded database is gone once what was written stands', async () => {
  const database = await connectPglite(readConfig({ DATA_DIR: folder }));
  await database.exclusively(async () => {
    await database.db.execute(sql`create table leaves (n int, text text)`);
    for (let n = 0; n < 4; n += 1)
      await database.db.execute(sql`insert into leaves select g, repeat(md5(g::text), 8) from generate_series(1, 60000) g`);
    expect(logMb()).toBeGreaterThan(70);
  });
  expect(logMb()).toBeLessThan(70);
  await database.close();
  const again = await connectPglite(readConfig({ DATA_DIR: folder }));
  expect((await again.client.query<{ n: number }>('select count(*)::int n from leaves')).rows).toEqual([{ n: 240_000 }]);
  await again.close();
});
