import { eq } from 'drizzle-orm';
import { userIdOf } from '../../../testing/giveRole';
import { startServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { orgs } from '../../../tables/base/org';

/** A user as the screen gets it. */
export interface UserRow {
  id: string;
  account: string;
  name: string;
  version: number;
  status: number;
  org: { name: string } | null;
  positions: { name: string }[];
  roles: { id: string; name: string }[];
  sex: number;
  birthday: string | null;
  jobNum: string | null;
}

/** What a bulk action answers. */
export interface Batch {
  ok: string[];
  failed: { id: string; code: number; message: string }[];
}

/** Every permission on users. */
export const everything = [
  'sysUser.query',
  'sysUser.get',
  'sysUser.add',
  'sysUser.edit',
  'sysUser.delete',
  'sysUser.export',
  'sysUser.grant',
  'sysUser.resetPwd',
] as const;

/** A server, its administrator, and the calls about users that tests share. */
export async function startUsers() {
  const server = await startServer();
  const root = await server.as('superAdmin');
  const orgId = async (code: string) =>
    (await server.services.database.db.select({ id: orgs.id }).from(orgs).where(eq(orgs.code, code)))[0]?.id ?? '';
  const [teamPh, teamVn] = [await orgId('team.ph'), await orgId('team.vn')];
  const position = ((await root.get('/main/sysPos/list')).body.data as { id: string }[])[0]?.id;
  let phones = 0;
  const draft = (account: string, more: Record<string, unknown> = {}) => ({
    account,
    name: `Name of ${account}`,
    phone: `+639180009${String((phones += 1)).padStart(3, '0')}`,
    orgId: teamPh,
    posIdList: [position],
    ...more,
  });
  const add = async (account: string, more: Record<string, unknown> = {}, client: TestClient = root) =>
    (await client.post('/main/sysUser/add', draft(account, more))).body;
  return {
    server,
    root,
    teamPh,
    teamVn,
    orgId,
    userId: (account: string) => userIdOf(server, account),
    page: async (client: TestClient, query: Record<string, string | number> = {}) =>
      (await client.get('/main/sysUser/page', { pageSize: 100, ...query })).body.data as { rows: UserRow[]; totalRows: number },
    detail: async (id: string) => (await root.get('/main/sysUser/detail', { id }, { lang: 'en' })).body.data as UserRow,
    draft,
    add,
    addId: async (account: string, more: Record<string, unknown> = {}) => ((await add(account, more)).data as { id: string }).id,
  };
}

/** The first value that is found, within a quarter of a minute. */
export async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    const value = await look();
    if (value !== undefined) return value;
  }
  throw new Error('It did not happen.');
}
