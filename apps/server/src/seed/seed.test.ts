import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rowsOf } from '../db/database';
import { startServer, type TestServer } from '../testing/startServer';
import { allMenus } from './menus/allMenus';
import { seedBase, seedDemo } from './seed';

// On PGlite too: everything is planted, and planted again, through the one connection.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const db = (): Db => server.services.database.db;
const counts = async () =>
  (
    await rowsOf<Record<string, number>>(
      db(),
      sql`select (select count(*)::int from menus) menus, (select count(*)::int from menu_grants) grants, (select count(*)::int from dict_values) dicts,
    (select count(*)::int from users) users, (select count(*)::int from notices) notices, (select count(*)::int from shops) shops`,
    )
  )[0];
const again = async () => {
  await seedBase(db());
  await seedDemo(db(), server.config);
};

describe('the seed', () => {
  it('adds nothing the second time', async () => {
    const before = await counts();
    await again();
    expect(await counts()).toEqual(before);
  });

  it('plants a missing menu and value again, with its grants', async () => {
    const before = await counts();
    await db().execute(sql`delete from menus where code = 'sysOnlineUser_query'`);
    await db().execute(sql`delete from dict_values where code = 'PH'`);
    expect(await counts()).not.toEqual(before);
    await again();
    expect(await counts()).toEqual(before);
  });

  it('leaves alone what an administrator changed', async () => {
    await db().execute(sql`update menus set name = 'Renamed' where code = 'console'`);
    await db().execute(sql`delete from menu_grants where menu_id = (select id from menus where code = 'sysOnlineUser_query')`);
    const before = await counts();
    await again();
    expect(await counts()).toEqual(before);
    expect(await rowsOf(db(), sql`select name from menus where code = 'console'`)).toEqual([{ name: 'Renamed' }]);
  });

  it('adds post codes that were not known before, and leaves those that are', async () => {
    await db().execute(sql`update areas set zip_code = case area_code when 'TH-83' then '83000' end where area_code in ('TH-50', 'TH-83')`);
    await again();
    expect(await rowsOf(db(), sql`select zip_code from areas where area_code in ('TH-50', 'TH-83') order by area_code`)).toEqual([
      { zip_code: '50xxx' },
      { zip_code: '83000' },
    ]);
  });

  it('names the weights of menus', async () => {
    expect(
      await rowsOf(
        db(),
        sql`select v.code, v.name from dict_values v join dict_types t on t.id = v.type_id where t.code = 'menu_weight' order by v.code`,
      ),
    ).toEqual([
      { code: '1', name: '系统权重' },
      { code: '2', name: '业务权重' },
    ]);
  });

  it('has the dictionaries of text messages and of where files are', async () => {
    const codesOf = async (code: string) =>
      (
        await rowsOf<{ code: string }>(
          db(),
          sql`select v.code from dict_values v join dict_types t on t.id = v.type_id where t.code = ${code} order by v.sort`,
        )
      ).map((value) => value.code);
    expect([await codesOf('send_type'), await codesOf('sms_send_source'), await codesOf('file_storage_location')]).toEqual([
      ['0', '1', '2', '3', '4'],
      ['1', '2', '3'],
      ['1', '2', '3', '4'],
    ]);
  });

  it('names everything in three languages', async () => {
    for (const table of ['apps', 'roles', 'menus', 'dict_types', 'dict_values', 'orgs', 'positions', 'message_templates']) {
      const rows = await rowsOf(
        db(),
        sql`select code from ${sql.identifier(table)} where name = '' or coalesce(en_name, '') = '' or coalesce(vn_name, '') = ''`,
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it('has the demo accounts of every role and country, all with the demo password', async () => {
    for (const account of [
      'superAdmin',
      'admin',
      'admin2',
      'finance',
      'finance2',
      'staff.1',
      ...['ph', 'vn', 'th', 'my', 'sg', 'id'].flatMap((cc) => [`leader.${cc}`, `bd.${cc}.6`, `shop.${cc}.1`]),
    ]) {
      expect((await (await server.as(account)).get('/main/getLoginUser')).body.data).toMatchObject({ account });
    }
  });

  it('gives every menu a code of its own, a parent that exists and a permission to every button', () => {
    const codes = allMenus.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { parent, type, permission, router, component } of allMenus) {
      expect(parent === null || codes.includes(parent)).toBe(true);
      expect(type === 2 ? permission : type === 0 ? router : router && component).toBeTruthy();
    }
  });
});
