import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../db/database';
import { roles } from '../../../tables/base/role';
import { users } from '../../../tables/base/user';
import { secondServer } from '../../../testing/secondServer';
import { demoPassword, startServer, type TestServer } from '../../../testing/startServer';
import { type TestClient, testClient } from '../../../testing/testClient';

// On PGlite too: what is kept of rights follows the database, with one server or several.

let server: TestServer;
let root: TestClient;
/** The addresses of all servers on the database. */
let urls: string[];
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  server = await startServer();
  closing.push(server.close);
  const second = await secondServer(server);
  if (second) closing.unshift(second.close);
  urls = [server.url, ...(second ? [second.url] : [])];
  root = await server.as('superAdmin');
});
afterAll(async () => {
  for (const close of closing) await close();
});

const db = () => server.services.database.db;
const everywhere = <Found>(person: TestClient, ask: (client: TestClient) => Promise<Found>): Promise<Found[]> =>
  Promise.all(urls.map((url) => ask(testClient(url, person.token))));
const everyServer = <Found>(found: Found): Found[] => urls.map(() => found);

/** Ends the connections on which servers hear from each other; each comes back after half a second. */
const cutChannel = async () => {
  const gone = await rowsOf(
    db(),
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`,
  );
  cut += gone.length;
};
let cut = 0;

const idOf = async (account: string): Promise<string> => (await db().select().from(users).where(eq(users.account, account)))[0]?.id ?? '';
const roleIdOf = async (code: string): Promise<string> => (await db().select().from(roles).where(eq(roles.code, code)))[0]?.id ?? '';
const done = async (path: string, input: object, client = root) => {
  const { body } = await client.post(path, input as never);
  expect(body).toMatchObject({ success: true });
};

const whoAmI = async (client: TestClient) => (await client.get('/main/getLoginUser')).body.code;
const library = async (client: TestClient) => (await client.get('/main/up/page')).body.code;
const creators = async (client: TestClient) => ((await client.get('/main/up/page')).body.data as { totalRows: number } | null)?.totalRows;
const isTold = async (client: TestClient) =>
  ((await client.get('/main/getLoginUser')).body.data as { permissions: string[] }).permissions.includes('upLibrary:query');

interface Change {
  what: string;
  account: string;
  /** What is asked before and after, at every server. */
  ask: (client: TestClient) => Promise<unknown>;
  act: (person: TestClient) => Promise<void>;
  before: unknown;
  after: unknown;
}

const changes: Change[] = [
  {
    what: 'a session that its person ended',
    account: 'bd.ph.1',
    ask: whoAmI,
    act: async (person) => {
      const rows = (await person.get('/main/session/list')).body.data as { id: string; current: boolean }[];
      await done('/main/session/revoke', { id: rows.find(({ current }) => current)?.id }, await server.as('bd.ph.1'));
    },
    before: 200,
    after: 1011008,
  },
  {
    what: 'a sign-out',
    account: 'bd.ph.2',
    ask: whoAmI,
    act: (person) => done('/main/logout', {}, person),
    before: 200,
    after: 1011008,
  },
  {
    what: 'a session that an administrator ended',
    account: 'bd.vn.1',
    ask: whoAmI,
    act: async () => {
      const { rows } = (await root.get('/main/sysOnlineUser/list', { pageSize: 100 })).body.data as {
        rows: { id: string; account: string }[];
      };
      await done('/main/sysOnlineUser/forceExist', { sessionId: rows.find(({ account }) => account === 'bd.vn.1')?.id });
    },
    before: 200,
    after: 1011008,
  },
  {
    what: 'an account that was disabled',
    account: 'bd.vn.2',
    ask: library,
    act: async () => done('/main/sysUser/changeStatus', { ids: [await idOf('bd.vn.2')], status: 1 }),
    before: 200,
    after: 1011007,
  },
  {
    what: 'a password that its person changed elsewhere',
    account: 'bd.th.1',
    ask: whoAmI,
    act: async () =>
      done('/main/sysUser/updatePwd', { password: demoPassword, newPassword: 'another-good-one' }, await server.as('bd.th.1')),
    before: 200,
    after: 1011008,
  },
  {
    what: 'a password that an administrator set',
    account: 'bd.my.1',
    ask: whoAmI,
    act: async () => done('/main/sysUser/resetPwd', { id: await idOf('bd.my.1') }),
    before: 200,
    after: 1011008,
  },
  {
    what: 'a role that was taken away, to the guard',
    account: 'bd.sg.1',
    ask: library,
    act: () => takeRoles('bd.sg.1'),
    before: 200,
    after: 1013002,
  },
  {
    what: 'a role that was taken away, to the person',
    account: 'bd.id.1',
    ask: isTold,
    act: () => takeRoles('bd.id.1'),
    before: true,
    after: false,
  },
];

async function takeRoles(account: string): Promise<void> {
  const id = await idOf(account);
  const { version } = (await root.get('/main/sysUser/ownRole', { id })).body.data as { version: number };
  await done('/main/sysUser/grantRole', { id, version, grantRoleIdList: [] });
}

describe.each([
  ['with the channel', false] as const,
  ...(process.env['TEST_DATABASE_URL'] ? [['with the channel cut', true] as const] : []),
])('from the next request on, at every server, %s:', (_how, isCut) => {
  it.each(changes)('$what', async ({ account, ask, act, before, after }) => {
    await restore(account);
    const person = await server.as(account);
    // Asked twice: whatever a server keeps of the person, it keeps by now.
    for (const _time of [1, 2]) expect(await everywhere(person, ask)).toEqual(everyServer(before));
    if (isCut) await cutChannel();
    await act(person);
    expect(await everywhere(person, ask)).toEqual(everyServer(after));
  });

  it('the data scope of a role', async () => {
    const person = await server.as('leader.ph');
    const id = await roleIdOf('teamLeader');
    const { version } = (await root.get('/main/sysRole/ownData', { id })).body.data as { version: number };
    const seen = await everywhere(person, creators);
    expect(await everywhere(person, creators)).toEqual(seen);
    if (isCut) await cutChannel();
    await done('/main/sysRole/grantData', { id, version, dataScopeType: isCut ? 3 : 1, grantOrgIdList: [] });
    const now = await everywhere(person, creators);
    expect(new Set(now).size).toBe(1);
    expect(now).not.toEqual(seen);
  });

  it.runIf(isCut)('there was one to cut', () => {
    expect(cut).toBeGreaterThanOrEqual(urls.length);
  });
});

/** As the demo data has it, whatever happened to the account before. */
async function restore(account: string): Promise<void> {
  await db().execute(
    sql`update users set status = 0, password_hash = (select password_hash from users where account = 'shop.ph.1') where account = ${account}`,
  );
  await db().execute(
    sql`insert into user_roles (user_id, role_id) select users.id, roles.id from users, roles where account = ${account} and code = 'bd' on conflict do nothing`,
  );
}
