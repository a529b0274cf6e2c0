import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../../../testing/giveRole';
import { countWindows } from '../../../../http/windows/tables';
import { users } from '../../../../tables/base/user';
import { startUsers } from '../usersOfTests';

let at: Awaited<ReturnType<typeof startUsers>>;
beforeAll(async () => {
  at = await startUsers();
});
afterAll(() => at.server.close());

const accounts = async (client = at.root) =>
  (await at.page(client, { signIn: 'paused', sortField: 'account', sortOrder: 'ascend' })).rows.map(({ account }) => account);
const block = (key: string, seconds: number) =>
  at.server.services.database.db
    .insert(countWindows)
    .values({ key, count: 9, blockedUntil: sql`now() + ${`${seconds} seconds`}::interval`, expireTime: sql`now() + interval '1 hour'` });

describe('people whose sign-in is paused', () => {
  it('are those who guessed wrong too often at their password, phone or second factor, while the pause lasts', async () => {
    expect(await accounts()).toEqual([]);
    for (let attempt = 0; attempt < 5; attempt += 1) await at.server.post('/main/login', { account: 'BD.ph.1', password: 'wrong-horse-1' });
    expect(await accounts()).toEqual(['bd.ph.1']);
    const [second] = await at.server.services.database.db.select({ phone: users.phone }).from(users).where(eq(users.account, 'bd.ph.2'));
    await block(`guess:phone:${second?.phone}`, 60);
    await block(`guess:factor:${await userIdOf(at.server, 'bd.vn.1')}`, 60);
    await block('guess:account:bd.th.1', -1);
    await block('guess:recover:bd.th.2', 60);
    expect(await accounts()).toEqual(['bd.ph.1', 'bd.ph.2', 'bd.vn.1']);
  });

  it('are found within the data scope only; nothing else is asked for: 1012001', async () => {
    expect((await at.root.get('/main/sysUser/page', { signIn: 'locked' })).body.code).toBe(1012001);
    expect((await (await at.server.as('bd.ph.3')).get('/main/sysUser/page', { signIn: 'paused' })).status).toBe(403);
  });
});
