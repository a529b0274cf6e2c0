import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { giveRole, userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { purgeActivities } from './store';

let server: TestServer;
let root: TestClient;
let ids: string[];
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  ids = [await userIdOf(server, 'bd.vn.1'), await userIdOf(server, 'bd.vn.2')];
});
afterAll(() => server.close());

interface Activity {
  id: string;
  kind: string;
  rowCount: number;
  names: string[];
  canUndo: boolean;
  undoTime: string | null;
}
interface Batch {
  ok: string[];
  failed: { id: string; code: number }[];
}
const listed = async (client = root) => ((await client.get('/main/activity/page')).body.data as { rows: Activity[] }).rows;
const undo = (id: string | undefined, client = root) => client.post('/main/activity/undo', { id });
const statuses = async () =>
  (
    await rowsOf<{ status: number }>(
      server.services.database.db,
      sql`select status from users where id = any(${sql.param(ids)}::bigint[]) order by id`,
    )
  ).map(({ status }) => status);
const disable = (which: string[], batch: string, status = 1) => root.post('/main/sysUser/changeStatus', { ids: which, status, batch });
const batchOf = (n: number) => `5f0c1a52-2c1e-4a8e-9d63-0f1f4d7b9a${String(n).padStart(2, '0')}`;

describe('what was done to several', () => {
  it('is one entry whatever the portions, and is taken back as a whole', async () => {
    await disable([ids[0] ?? ''], batchOf(1));
    await disable([ids[1] ?? ''], batchOf(1));
    const [activity] = await listed();
    expect(activity).toMatchObject({ kind: 'sysUser.changeStatus', rowCount: 2, canUndo: true });
    expect(await statuses()).toEqual([1, 1]);
    expect(((await undo(activity?.id)).body.data as Batch).ok).toHaveLength(2);
    expect(await statuses()).toEqual([0, 0]);
    expect((await listed())[0]).toMatchObject({ id: activity?.id, canUndo: false });
    expect((await undo(activity?.id)).body.code).toBe(2026001);
  });

  it('stays where a row was changed again since: 2026002', async () => {
    await disable(ids, batchOf(2));
    await disable([ids[0] ?? ''], batchOf(3), 0);
    const activity = (await listed()).find(({ rowCount, canUndo }) => canUndo && rowCount === 2);
    const { ok, failed } = (await undo(activity?.id)).body.data as Batch;
    expect(ok).toEqual([ids[1]]);
    expect(failed).toMatchObject([{ id: ids[0], code: 2026002 }]);
    expect(await statuses()).toEqual([0, 0]);
  });

  it('gives roles back and takes them away again', async () => {
    const [role] = await rowsOf<{ id: string }>(server.services.database.db, sql`select id::text id from roles where code = 'staff'`);
    await root.post('/main/sysUser/changeRoles', { ids, add: [role?.id], remove: [], batch: batchOf(4) });
    const rolesOf = async (id: string) => ((await root.get('/main/sysUser/ownRole', { id })).body.data as { roleIds: string[] }).roleIds;
    expect(await rolesOf(ids[0] ?? '')).toContain(role?.id);
    const [activity] = await listed();
    expect(((await undo(activity?.id)).body.data as Batch).ok).toHaveLength(2);
    expect(await rolesOf(ids[0] ?? '')).not.toContain(role?.id);
  });

  it('is the own affair: nobody takes back what others did, or without the permission', async () => {
    await giveRole(server, 'staff.2', { code: 'switcher', permissions: ['sysUser.query', 'sysUser.edit'] });
    const staff = await server.as('staff.2');
    await staff.post('/main/sysUser/changeStatus', { ids, status: 1, batch: batchOf(5) });
    const [activity] = await listed(staff);
    expect((await undo(activity?.id)).body.code).toBe(2026001);
    await server.services.database.db.execute(sql`delete from user_roles where user_id = ${await userIdOf(server, 'staff.2')}`);
    expect((await listed(staff))[0]?.canUndo).toBe(false);
    expect((await undo(activity?.id, staff)).body.code).toBe(1013002);
    expect(await statuses()).toEqual([1, 1]);
  });

  it('can be taken back for 7 days', async () => {
    await disable(ids, batchOf(6), 0);
    const [activity] = await listed();
    await server.services.database.db.execute(sql`update activities set create_time = now() - interval '8 days'`);
    expect((await undo(activity?.id)).body.code).toBe(2026001);
    await purgeActivities(server.services.database.db);
    expect(await listed()).toEqual([]);
  });
});

it('all that match are named in the order of the list, within the scope', async () => {
  const { data } = (await root.get('/main/sysUser/matching', { searchValue: 'bd.', sortField: 'account', sortOrder: 'ascend' }))
    .body as unknown as { data: { ids: string[]; totalRows: number } };
  const page = (await root.get('/main/sysUser/page', { searchValue: 'bd.', sortField: 'account', sortOrder: 'ascend', pageSize: 100 })).body
    .data as { rows: { id: string }[]; totalRows: number };
  expect(data.totalRows).toBe(page.totalRows);
  expect(data.ids.slice(0, 100)).toEqual(page.rows.map(({ id }) => id));
});
