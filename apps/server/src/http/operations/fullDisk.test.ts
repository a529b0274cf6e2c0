import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../db/database';
import { startServer, type TestServer } from '../../testing/startServer';
import type { TestClient } from '../../testing/testClient';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const tables = ['labels', 'count_windows'];
const db = () => server.services.database.db;

/** Writing to some tables fails as it does on a full disk. */
async function fillDisk() {
  await db().execute(sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$`);
  for (const table of tables)
    await db().execute(sql.raw(`create trigger no_room before insert on ${table} for each statement execute function no_room()`));
}
const freeDisk = () => db().execute(sql`drop function no_room() cascade`);

it('a full disk is 507 with a sentence and no readiness, loses nothing that was answered, and is over when there is room', async () => {
  const names = async () =>
    (await rowsOf<{ name: string }>(db(), sql`select label_name name from labels where label_name like 'Room%'`)).map(({ name }) => name);
  const [{ category } = { category: '' }] = await rowsOf<{ category: string }>(
    db(),
    sql`select id::text category from label_categories limit 1`,
  );
  const add = (name: string) => admin.post('/main/label/add', { labelName: name, categoryId: category });
  expect((await add('Room 1')).body.code).toBe(200);
  expect((await server.get('/readyz')).status).toBe(200);
  await fillDisk();
  const refused = await add('Room 2');
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([507, 2015011, 'The storage is full. Tell an administrator.']);
  expect([(await server.get('/readyz')).status, (await server.get('/healthz')).status]).toEqual([503, 200]);
  expect((await admin.get('/main/label/page')).body.code).toBe(200);
  await freeDisk();
  expect((await server.get('/readyz')).status).toBe(200);
  expect((await add('Room 3')).body.code).toBe(200);
  expect((await names()).toSorted()).toEqual(['Room 1', 'Room 3']);
  expect(await rowsOf(db(), sql`select key from count_windows where key like 'trial:%'`)).toEqual([]);
});
