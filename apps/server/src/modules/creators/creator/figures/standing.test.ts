import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../../../../testing/giveRole';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { poolWarnDays } from '../acts/limits';
import { ups } from '../../../../tables/creators/creator';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Row {
  id: string;
  owner: { id: string } | null;
  blackFlag: boolean;
}
const listed = async (account: string, query: Record<string, string>, list = 'page') =>
  (await (await server.as(account)).get(`/main/up/${list}`, { pageSize: 100, ...query })).body as {
    code: number;
    data: { rows: Row[]; totalRows: number };
  };
const idsOf = async (account: string, query: Record<string, string>) => (await listed(account, query)).data.rows.map(({ id }) => id);
const ownOf = async (account: string) => {
  const { db } = server.services.database;
  return (
    await db
      .select({ id: ups.id })
      .from(ups)
      .where(and(eq(ups.bdId, await userIdOf(server, account)), eq(ups.status, 0)))
      .orderBy(asc(ups.id))
      .limit(2)
  ).map(({ id }) => id);
};

describe('how it stands with creators', () => {
  it('free ones belong to nobody, as in the pool; own ones to nobody else', async () => {
    const { rows, totalRows } = (await listed('bd.ph.1', { standing: 'free' })).data;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ owner }) => owner === null)).toBe(true);
    expect(totalRows).toBe((await listed('bd.ph.1', {}, 'pool')).data.totalRows);
    const me = await userIdOf(server, 'bd.ph.1');
    const mine = (await listed('bd.ph.1', { ownerId: me })).data;
    expect(mine.rows.every(({ owner }) => owner?.id === me)).toBe(true);
    expect(mine.totalRows + totalRows).toBe((await listed('bd.ph.1', {})).data.totalRows);
  });

  it('returning ones are those whose owner was warned, seen by the owner and the team leader, by no other BD', async () => {
    const { db } = server.services.database;
    const [late, fresh] = await ownOf('bd.ph.1');
    await db.update(ups).set({ lastFollowTime: sql`now()` });
    await db
      .update(ups)
      .set({ lastFollowTime: sql`now() - ${`${poolWarnDays} days 1 hour`}::interval` })
      .where(eq(ups.id, late ?? ''));
    await db
      .update(ups)
      .set({ lastFollowTime: sql`now() - ${`${poolWarnDays - 1} days`}::interval` })
      .where(eq(ups.id, fresh ?? ''));
    for (const account of ['bd.ph.1', 'leader.ph', 'admin'])
      expect([account, await idsOf(account, { standing: 'returning' })]).toEqual([account, [late]]);
    for (const account of ['bd.ph.2', 'leader.vn'])
      expect([account, await idsOf(account, { standing: 'returning' })]).toEqual([account, []]);
  });

  it('blacklisted ones are found within the scope, also by their ids', async () => {
    const { db } = server.services.database;
    const [black] = await ownOf('bd.vn.1');
    await db.update(ups).set({ blackFlag: false });
    await db
      .update(ups)
      .set({ blackFlag: true })
      .where(eq(ups.id, black ?? ''));
    expect(await idsOf('admin', { standing: 'blacklisted' })).toEqual([black]);
    expect(await idsOf('bd.ph.1', { standing: 'blacklisted' })).toEqual([]);
    expect((await (await server.as('admin')).get('/main/up/matching', { standing: 'blacklisted' })).body.data).toEqual({
      ids: [black],
      totalRows: 1,
    });
  });

  it('anything else is refused: 1012001', async () => {
    for (const standing of ['mine', 'FREE', "free' or 1=1"])
      expect([standing, (await listed('admin', { standing })).code]).toEqual([standing, 1012001]);
    expect((await (await server.as('shop.ph.1')).get('/main/up/page', { standing: 'free' })).status).toBe(403);
  });
});
