import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../tables/base/user';
import { startServer, type TestServer } from '../../testing/startServer';
import { rowsOf } from '../database';
import { contains } from './contains';
import { containsIndexed } from './containsIndexed';

// On PGlite too: letter triples, marks and case in the embedded database.

let server: TestServer;
const names = [
  '张小美',
  '王丽华 Official',
  'Đặng Anh',
  'Nguyễn Thị Hương',
  'ANNA Lee',
  'Peña',
  'ñandú',
  'กีฬา',
  '한국 팀',
  '50%_off',
  'a',
  'Ab',
  '美',
];
beforeAll(async () => {
  server = await startServer();
  for (const [at, name] of names.entries())
    await server.services.database.db.execute(sql`insert into users (account, name, password_hash) values (${`gram${at}`}, ${name}, '')`);
});
afterAll(() => server.close());

describe('a keyword', () => {
  it.each([
    '小美',
    '丽华',
    '丽 华',
    '美',
    'Đa',
    'da',
    'ñg',
    'nguyen thi',
    'Hươ',
    'ann',
    'NNA',
    'an',
    'pen',
    'ñé',
    'กี',
    '한국',
    '50%',
    '%_o',
    '_',
    'zzz',
    '华 o',
  ])('%s finds through the index what reading every row finds', async (term) => {
    const { db } = server.services.database;
    const found = async (condition: ReturnType<typeof containsIndexed>) =>
      (await rowsOf<{ name: string }>(db, sql`select name from ${users} where account like 'gram%' and ${condition} order by account`)).map(
        ({ name }) => name,
      );
    expect(await found(containsIndexed(sql`${users}.search_text`, term))).toEqual(
      await found(contains(sql`account || chr(10) || name`, term)),
    );
  });
});
