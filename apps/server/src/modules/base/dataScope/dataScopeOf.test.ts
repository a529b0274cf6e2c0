import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rowsOf } from '../../../db/database';
import { secondServer } from '../../../testing/secondServer';
import { startServer } from '../../../testing/startServer';
import { type TestClient, testClient } from '../../../testing/testClient';
import { users } from '../../../tables/base/user';
import { dataScopeOf } from '.';

let db: Db;
/** The same person at every server there is: two on one database with PostgreSQL, one on the embedded one. */
let leader: TestClient[];
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const server = await startServer();
  ({ db } = server.services.database);
  leader = [await server.as('leader.ph')];
  closing.push(server.close);
  const second = await secondServer(server);
  if (!second) return;
  leader.push(testClient(second.url, leader[0]?.token));
  closing.unshift(second.close);
});
afterAll(async () => {
  for (const close of closing) await close();
});

const me = sql`(select id from users where account = 'leader.ph')`;
const teamOfPeople = (account: string) => sql`(select org_id from users where account = ${account})`;
const myRoles = sql`(select role_id from user_roles where user_id = ${me})`;

/** Creators that the leader is told of, at every server. */
const seen = () =>
  Promise.all(
    leader.map(
      async (client) => ((await client.get('/main/up/page', { pageNo: 1, pageSize: 1 })).body.data as { totalRows: number }).totalRows,
    ),
  );

describe('a change of what a data scope is made of counts from the next request on, at every server', () => {
  const changes: [what: string, change: SQL, sees: SQL][] = [
    ['the scope of a role', sql`update roles set data_scope_type = 5 where id in ${myRoles}`, sql`false`],
    [
      'organisations ticked for a role',
      sql`insert into role_orgs select role_id, ${teamOfPeople('bd.vn.1')} from (select role_id from user_roles where user_id = ${me}) held`,
      sql`org_id = ${teamOfPeople('bd.vn.1')}`,
    ],
    [
      'an organisation granted to the person',
      sql`insert into user_orgs values (${me}, ${teamOfPeople('bd.th.1')})`,
      sql`org_id in (${teamOfPeople('bd.vn.1')}, ${teamOfPeople('bd.th.1')})`,
    ],
    [
      'an organisation that was closed',
      sql`update orgs set status = 1 where id = ${teamOfPeople('bd.th.1')}`,
      sql`org_id = ${teamOfPeople('bd.vn.1')}`,
    ],
    [
      'the scope of the role again',
      sql`update roles set data_scope_type = 3 where id in ${myRoles}`,
      sql`org_id = ${teamOfPeople('bd.ph.1')}`,
    ],
    [
      'the organisation of the person',
      sql`update users set org_id = ${teamOfPeople('bd.my.1')} where account = 'leader.ph'`,
      sql`org_id = ${teamOfPeople('bd.my.1')}`,
    ],
    ['one more role', sql`insert into user_roles select ${me}, id from roles where code = 'admin'`, sql`true`],
  ];

  it.each(changes)('%s', async (_what, change, sees) => {
    const before = await seen();
    expect(await seen()).toEqual(before);
    await db.execute(change);
    const [{ n } = { n: -1 }] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int n from ups where status <> 2 and (bd_id is null or bd_id in (select id from users where ${sees}))`,
    );
    expect(await seen()).toEqual(before.map(() => n));
    expect(before).not.toContain(n);
  });

  it('whose merchant the person is', async () => {
    await db.execute(sql`delete from user_roles where user_id = ${me} and role_id = (select id from roles where code = 'admin')`);
    const before = await seen();
    await db.execute(
      sql`update shops set user_id = ${me} where id = (select shop_id from work_orders where id = (select work_order_id from work_order_ups where approval_status = 2 order by id limit 1))`,
    );
    const [{ n } = { n: -1 }] = await rowsOf<{ n: number }>(
      db,
      sql`select count(distinct u.up_id)::int n from work_order_ups u join work_orders o on o.id = u.work_order_id join shops s on s.id = o.shop_id where u.approval_status = 2 and o.status <> 2 and s.user_id = ${me}`,
    );
    expect(n).toBeGreaterThan(0);
    expect(await seen()).toEqual(before.map(() => n));
    expect(before).not.toContain(n);
  });
});

describe('inside a transaction', () => {
  it('its own changes count, whatever was read before', async () => {
    const [user] = await db
      .select()
      .from(users)
      .where(sql`account = 'leader.vn'`);
    if (!user) throw new Error('No leader.');
    const caller = { userId: user.id, adminType: user.adminType, orgId: user.orgId, scopeState: 'a state' };
    const before = await dataScopeOf(db, caller);
    expect(await dataScopeOf(db, caller)).toBe(before);
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`update roles set data_scope_type = 1 where code = 'teamLeader'`);
        expect(before.all).toBe(false);
        expect((await dataScopeOf(tx, caller)).all).toBe(true);
        tx.rollback();
      })
      .catch((error: unknown) => expect(String(error)).toContain('Rollback'));
    expect(await dataScopeOf(db, caller)).toBe(before);
  });
});
