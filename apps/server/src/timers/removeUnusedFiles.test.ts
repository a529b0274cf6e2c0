import { randomUUID } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../db/database';
import { ownFile } from '../modules/base/file';
import { startServer, type TestServer } from '../testing/startServer';
import type { TestClient } from '../testing/testClient';
import { upload } from '../testing/upload';
import { removeUnusedFiles } from './removeUnusedFiles';

let server: TestServer;
let shop: TestClient;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer({ JOBS: 'true', LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) });
  shop = await server.as('shop.ph.1');
});
afterAll(() => server.close());

const db = () => server.services.database.db;

interface Kept {
  id: string;
  name: string;
}

/** A picture in the store whose upload was so long ago. */
async function uploaded(ago: string, client = shop): Promise<Kept> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1890ff' } })
    .png()
    .toBuffer();
  const { body } = await upload(client, '/main/sysFileInfo/upload', { name: 'a.png', bytes, type: 'image/png' });
  const { fileId: id } = body.data as { fileId: string };
  const [row] = await rowsOf<{ name: string }>(
    db(),
    sql`update files set create_time = now() - ${ago}::interval where id = ${id} returning object_name as name`,
  );
  return { id, name: row?.name ?? '' };
}

const isThere = async ({ id, name }: Kept) => [
  (await rowsOf(db(), sql`select 1 from files where id = ${id}`)).length === 1,
  await server.services.fileStore.has(name),
];
const run = () => removeUnusedFiles.run(server.services);
const storedAt = (name: string) => join(server.config.filesDir, name);

/** Puts a file to use; the words say where. */
const uses: [string, (id: string) => Promise<unknown>][] = [
  ['the picture of a product', (id) => db().execute(sql`update goods set main_image = ${id} where id = (select min(id) from goods)`)],
  ['the portrait of a person', (id) => db().execute(sql`update users set avatar = ${id} where account = 'bd.ph.2'`)],
  ['the portrait of a creator', (id) => db().execute(sql`update ups set avatar = ${id} where id = (select min(id) from ups)`)],
  [
    'a round of certification',
    (id) => db().execute(sql`update shop_certifications set id_card_back = ${id} where id = (select min(id) from shop_certifications)`),
  ],
  [
    'the rich text of a notice',
    (id) =>
      db().execute(
        sql`update notices set content = ${`<p><img src="/api/main/sysFileInfo/preview?id=${id}"></p>`} where id = (select min(id) from notices)`,
      ),
  ],
  [
    'a text in three languages',
    (id) =>
      db().execute(
        sql`update notices set texts = ${JSON.stringify({ en: ['a', `?id=${id}`] })}::jsonb where id = (select max(id) from notices)`,
      ),
  ],
  [
    'the design of a form',
    (id) =>
      db().execute(
        sql`update form_designs set document = ${JSON.stringify({ src: `/api/main/sysFileInfo/preview?id=${id}` })} where form_id = (select min(form_id) from form_designs)`,
      ),
  ],
  [
    'what an order froze',
    (id) =>
      db().execute(
        sql`update work_orders set goods_info = jsonb_build_object('mainImage', ${id}::text) where id = (select min(id) from work_orders)`,
      ),
  ],
  [
    'a setting of a person',
    (id) =>
      db().execute(
        sql`insert into personal_settings (user_id, key, value) values (1, 'try', jsonb_build_object('deep', jsonb_build_array(${id}::bigint)))`,
      ),
  ],
];

describe('3.11 uploads that nothing names', () => {
  it('go after 24 hours with row and bytes, and the trail says so', async () => {
    const old = await uploaded('25 hours');
    const young = await uploaded('23 hours');
    await server.jobs?.runNow(removeUnusedFiles);
    await expect.poll(() => isThere(old), { timeout: 20_000, interval: 200 }).toEqual([false, false]);
    expect(await isThere(young)).toEqual([true, true]);
    expect((await shop.get('/main/sysFileInfo/preview', { id: old.id })).body.code).toBe(1013003);
    const trail = await rowsOf<{ detail: { count: number; names: string[] } }>(
      db(),
      sql`select detail from audit_logs where action = 'file.removeUnused'`,
    );
    expect(trail).toEqual([{ detail: { count: 1, names: [old.name] } }]);
    await expect
      .poll(() => lines.filter((line) => line.includes('unused files removed')))
      .toEqual([expect.stringContaining('"removed":1,"strays":0')]);
  });

  it.each(uses)('stay as long as they are named by %s', async (_where, use) => {
    const [used, unused] = [await uploaded('25 hours'), await uploaded('25 hours')];
    await use(used.id);
    await run();
    expect([await isThere(used), await isThere(unused)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('stay when they are put to use while the job runs', async () => {
    const used = await uploaded('25 hours');
    const [owner] = await rowsOf<{ id: string }>(db(), sql`select id::text id from users where account = 'shop.ph.1'`);
    let ran: Promise<void> | undefined;
    await db().transaction(async (tx) => {
      expect(await ownFile(tx, used.id, owner?.id ?? '')).toBeDefined();
      ran = run();
      await tx.execute(sql`update users set avatar = ${used.id} where account = 'shop.ph.1'`);
    });
    await ran;
    expect(await isThere(used)).toEqual([true, true]);
  });

  it('leave alone what is being uploaded and what exports and imports keep, and take old bytes without a row', async () => {
    const { fileStore } = server.services;
    const [running, stray, exported] = [`${randomUUID()}.png`, `${randomUUID()}.png`, `${randomUUID()}.csv`];
    for (const name of [running, stray, exported]) await fileStore.put(name, Buffer.from('bytes'));
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const name of [stray, exported]) utimesSync(storedAt(name), longAgo, longAgo);
    await db().execute(
      sql`insert into download_tasks (user_id, source, query, language, file_name, task_status, object_name, expire_time) values (1, 'goods', '{}', 'en', 'a.csv', 2, ${exported}, now() + interval '1 day')`,
    );
    await run();
    expect([running, stray, exported].map((name) => existsSync(storedAt(name)))).toEqual([true, false, true]);
  });
});
