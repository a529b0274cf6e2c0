import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveRole, userIdOf } from '../../../../testing/giveRole';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { auditLogs } from '../../../../tables/base/audit';
import { codeAt } from '../../../account/secondFactor';

const password = 'Backlot-demo-1';
let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

const reset = async (client: TestClient, id: string) => (await client.post('/main/sysUser/resetFactor', { id })).body.code;
const signIn = async (account: string) => (await server.post('/main/login', { account, password })).body.code;

/** Turns the second factor of an account on. */
async function protect(account: string): Promise<TestClient> {
  const client = await server.as(account);
  const { secret } = (await client.post('/main/security/beginSecondFactor', { password })).body.data as { secret: string };
  expect(
    (await client.post('/main/security/enableSecondFactor', { code: codeAt(secret, Math.floor(Date.now() / 30_000)) })).body.success,
  ).toBe(true);
  return client;
}

it('takes a lost factor away, ends the sessions, tells the person and is audited', async () => {
  const client = await protect('bd.vn.2');
  const id = await userIdOf(server, 'bd.vn.2');
  expect(await signIn('bd.vn.2')).toBe(1011014);
  const isGuarded = async () => ((await root.get('/main/sysUser/detail', { id })).body.data as { secondFactor: boolean }).secondFactor;
  expect(await isGuarded()).toBe(true);
  expect(await reset(root, id)).toBe(200);
  expect(await isGuarded()).toBe(false);
  expect((await client.get('/main/getLoginUser')).body.code).toBe(1011008);
  expect(await signIn('bd.vn.2')).toBe(200);
  const [newest] = (await (await server.as('bd.vn.2')).get('/main/sysNotice/limitLastSysNotice', { noticeClass: 3 }, { lang: 'en' })).body
    .data as { title: string }[];
  expect(newest?.title).toBe('Your second step was reset');
  const letters = (await server.get('/main/demo/outbox')).body.data as { to: string; subject: string }[];
  expect(letters).toContainEqual(
    expect.objectContaining({ to: 'bd.vn.2@demo.backlot.example', subject: 'Backlot: Your second step was reset' }),
  );
  const notes = await server.services.database.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.object, `sysUser:${id}`))
    .orderBy(auditLogs.seq);
  expect(notes.map(({ action }) => action)).toContain('sysUser.resetFactor');
});

it('refuses where none is in use, the own one, and super administrators', async () => {
  expect(await reset(root, await userIdOf(server, 'bd.vn.3'))).toBe(1011017);
  expect(await reset(root, '999')).toBe(2020001);
  await giveRole(server, 'leader.vn', { code: 'factorOwn', permissions: ['sysUser.query', 'sysUser.resetFactor'], dataScopeType: 1 });
  const leader = await server.as('leader.vn');
  expect(await reset(leader, await userIdOf(server, 'leader.vn'))).toBe(2020010);
  expect(await reset(leader, await userIdOf(server, 'superAdmin'))).toBe(2020001);
});

it('needs its own permission, the data scope, and rights not below those of the person', async () => {
  await protect('bd.th.2');
  const id = await userIdOf(server, 'bd.th.2');
  await giveRole(server, 'leader.th', { code: 'factorNot', permissions: ['sysUser.query', 'sysUser.resetPwd'], dataScopeType: 1 });
  expect(await reset(await server.as('leader.th'), id)).toBe(1013002);
  await giveRole(server, 'leader.my', { code: 'factorOutside', permissions: ['sysUser.query', 'sysUser.resetFactor'], dataScopeType: 2 });
  expect(await reset(await server.as('leader.my'), id)).toBe(1013003);
  await giveRole(server, 'leader.sg', { code: 'factorBelow', permissions: ['sysUser.query', 'sysUser.resetFactor'], dataScopeType: 1 });
  expect(await reset(await server.as('leader.sg'), await userIdOf(server, 'admin'))).toBe(1013002);
  expect(await signIn('bd.th.2')).toBe(1011014);
});
