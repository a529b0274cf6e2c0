import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positions } from '../../../tables/system/sysPos';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const add = (draft: Record<string, unknown>) => root.post('/main/sysPos/add', draft);
const idOf = async (code: string) => (await db().select().from(positions).where(eq(positions.code, code)))[0]?.id ?? '';

describe('the shared way of changing a list', () => {
  it('stores one of two rows that claim a name at the same time, and says of the other why', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => add({ code: `race${n}`, name: 'The one' })));
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual([200, 2018003, 2018003, 2018003, 2018003, 2018003]);
  });

  it('keeps an empty text as nothing where a column may be empty', async () => {
    await add({ code: 'blank', name: 'Blank', enName: '', remark: '  ' });
    const [row] = await db().select().from(positions).where(eq(positions.code, 'blank'));
    expect(row).toMatchObject({ enName: null, vnName: null, remark: null, sort: 100 });
  });

  it('an edit that leaves a text out takes it away, one that gives it keeps it', async () => {
    await add({ code: 'kept', name: 'Kept', remark: 'Here' });
    const id = await idOf('kept');
    await root.post('/main/sysPos/edit', { id, version: 0, code: 'kept', name: 'Kept', enName: 'Kept too' });
    const [row] = await db().select().from(positions).where(eq(positions.id, id));
    expect(row).toMatchObject({ enName: 'Kept too', remark: null });
  });

  // The embedded database carries out one transaction at a time.
  it.runIf(process.env['TEST_DATABASE_URL'])('reads and other names wait for no writer', async () => {
    await add({ code: 'held', name: 'Held' });
    const id = await idOf('held');
    await db().transaction(async (tx) => {
      await tx.execute(sql`select 1 from ${positions} where ${positions.id} = ${id} for update`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sysPos.name:Taken'))`);
      expect((await root.get('/main/sysPos/detail', { id })).body.code).toBe(200);
      expect((await add({ code: 'free', name: 'Free' })).body.code).toBe(200);
    });
  });
});
