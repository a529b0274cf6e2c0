import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../../../http/idempotency/tables';
import { auditLogs } from '../../../../tables/base/audit';
import { type Batch, startUsers } from '../usersOfTests';

let at: Awaited<ReturnType<typeof startUsers>>;
beforeAll(async () => {
  at = await startUsers();
});
afterAll(() => at.server.close());

describe('status, passwords and deletion', () => {
  it('are rehearsed: counts and reasons, nothing written; then done row by row', async () => {
    const [on, off, deleted] = [await at.addId('status.on'), await at.addId('status.off'), await at.addId('status.gone')];
    await at.root.post('/main/sysUser/changeStatus', { ids: [off], status: 1 });
    await at.root.post('/main/sysUser/delete', { ids: [deleted] });
    const superAdmin = await at.userId('superAdmin');
    const ids = [on, off, deleted, superAdmin, '999'];
    const refused = [
      [deleted, 1017003],
      [superAdmin, 2020006],
      ['999', 2020001],
    ];
    const rehearsed = (await at.root.post('/main/sysUser/rehearseStatus', { ids, status: 1 })).body.data as {
      total: number;
      willChange: number;
      unchanged: number;
      refused: { id: string; code: number; name: string }[];
    };
    expect(rehearsed).toMatchObject({ total: 5, willChange: 1, unchanged: 1, unchangedIds: [off] });
    expect(rehearsed.refused.map(({ id, code }) => [id, code])).toEqual(refused);
    expect((await at.detail(on)).status).toBe(0);
    const done = (await at.root.post('/main/sysUser/changeStatus', { ids, status: 1 })).body.data as Batch;
    expect(done.ok).toEqual([on, off]);
    expect(done.failed.map(({ id, code }) => [id, code])).toEqual(refused);
    expect((await at.detail(on)).status).toBe(1);
  });

  it('are refused without a status (1017001) and with one that does not exist (1017002), in the language of the reader', async () => {
    const id = await at.addId('status.none');
    const refusals = async (body: Record<string, unknown>) => {
      const { code, message, data } = (await at.root.post('/main/sysUser/changeStatus', body)).body;
      return { code, message, data };
    };
    const empty = { code: 1017001, message: 'The status is empty.', data: null };
    expect([await refusals({ ids: [id] }), await refusals({ ids: [id], status: null }), await refusals({ ids: [id], status: '' })]).toEqual(
      [empty, empty, empty],
    );
    const illegal = { code: 1017002, message: 'This status does not exist.', data: null };
    expect([await refusals({ ids: [id], status: 2 }), await refusals({ ids: [id], status: 'x' })]).toEqual([illegal, illegal]);
    expect((await at.root.post('/main/sysUser/rehearseStatus', { ids: [id], status: 9 })).body.code).toBe(1017002);
    expect([(await refusals({ ids: [], status: 9 })).code, (await refusals({ ids: [id], status: 1, more: 1 })).code]).toEqual([
      1012001, 1012001,
    ]);
    expect((await at.detail(id)).status).toBe(0);
  });

  it('C-08 end the sessions of whoever is disabled, reset or deleted', async () => {
    const id = await at.addId('session.one', { password: 'Right-horse-9' });
    const first = at.server.withToken(await at.server.login('session.one', 'Right-horse-9'));
    await at.root.post('/main/sysUser/changeStatus', { ids: [id], status: 1 });
    expect((await first.get('/main/getLoginUser')).body.code).toBe(1011007);
    await at.root.post('/main/sysUser/changeStatus', { ids: [id], status: 0 });
    expect((await first.get('/main/getLoginUser')).body.code).toBe(1011008);
    const second = at.server.withToken(await at.server.login('session.one', 'Right-horse-9'));
    const { password } = (await at.root.post('/main/sysUser/resetPwd', { id })).body.data as { password: string };
    expect((await second.get('/main/getLoginUser')).body.code).toBe(1011008);
    await expect(at.server.login('session.one', 'Right-horse-9')).rejects.toThrow('1011002');
    const third = at.server.withToken(await at.server.login('session.one', password));
    await at.root.post('/main/sysUser/delete', { ids: [id] });
    expect((await third.get('/main/getLoginUser')).status).toBe(401);
    const notes = await at.server.services.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `sysUser:${id}`))
      .orderBy(auditLogs.seq);
    expect(JSON.stringify(notes)).not.toMatch(/Right-horse|argon2/);
    expect(JSON.stringify(notes)).not.toContain(password);
  });

  it('C-117 tell a repeat of a lost answer the same password, and keep it sealed', async () => {
    const id = await at.addId('shown.once');
    const reset = async () =>
      ((await at.root.post('/main/sysUser/resetPwd', { id }, { 'idempotency-key': 'reset-1' })).body.data as { password: string }).password;
    const password = await reset();
    expect(password).toHaveLength(16);
    expect(await reset()).toBe(password);
    const kept = await at.server.services.database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'reset-1'));
    expect(JSON.stringify(kept)).not.toContain(password);
  });

  it('never delete a super administrator: 2020005', async () => {
    const ids = [await at.userId('superAdmin')];
    expect((await at.root.post('/main/sysUser/delete', { ids })).body.data).toMatchObject({ ok: [], failed: [{ code: 2020005 }] });
    expect((await at.root.post('/main/sysUser/resetPwd', { id: ids[0] })).body.code).toBe(2020001);
  });
});
