import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { pinyinOf } from './pinyinOf';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

interface Area {
  id: string;
  areaCode: string;
  levelCode: number;
  name: string;
  enName: string;
  shortName: string;
  pinyin: string;
  mergerName: string;
  cityCode: string | null;
  zipCode: string | null;
  hasChildren: boolean;
}
const list = async (parentCode?: string, lang = 'en') =>
  (await root.get('/main/sysArea/list', parentCode === undefined ? {} : { parentCode }, { lang })).body.data as Area[];

it('the six countries come first, each with something below', async () => {
  const countries = await list();
  expect(countries.map(({ areaCode, cityCode }) => [areaCode, cityCode])).toEqual([
    ['PH', '+63'],
    ['MY', '+60'],
    ['TH', '+66'],
    ['VN', '+84'],
    ['SG', '+65'],
    ['ID', '+62'],
  ]);
  expect(countries.every(({ hasChildren, levelCode }) => hasChildren && levelCode === 0)).toBe(true);
  expect(countries.map(({ id }) => id)).toEqual(countries.map(({ areaCode }) => areaCode));
  expect(await list('0')).toEqual(countries);
});

it('each level is asked for on its own, down to where nothing is below', async () => {
  const counts = await Promise.all(['PH', 'MY', 'TH', 'VN', 'SG', 'ID'].map(async (code) => (await list(code)).length));
  expect(counts).toEqual([18, 16, 77, 34, 5, 38]);
  const [calabarzon] = (await list('PH')).filter(({ areaCode }) => areaCode === 'PH-40');
  expect(calabarzon).toMatchObject({ levelCode: 1, hasChildren: true, mergerName: 'Philippines / Calabarzon' });
  const provinces = await list('PH-40');
  expect(provinces.map(({ enName }) => enName)).toEqual(['Batangas', 'Cavite', 'Laguna', 'Quezon', 'Rizal']);
  expect(provinces.some(({ hasChildren }) => hasChildren)).toBe(false);
  expect(await list('PH-BTG')).toEqual([]);
  expect(await list('nowhere')).toEqual([]);
});

it('post codes begin as their division says; where it does not decide they stay empty', async () => {
  const codesOf = async (parent: string) => new Map((await list(parent)).map(({ areaCode, zipCode }) => [areaCode, zipCode]));
  const [thailand, malaysia, philippines] = [await codesOf('TH'), await codesOf('MY'), await codesOf('PH')];
  expect(['TH-10', 'TH-11', 'TH-12', 'TH-19', 'TH-20', 'TH-50', 'TH-96'].map((code) => thailand.get(code))).toEqual([
    '10xxx',
    '10xxx',
    '11xxx',
    '18xxx',
    '20xxx',
    '50xxx',
    '96xxx',
  ]);
  expect(['MY-09', 'MY-14', 'MY-16'].map((code) => malaysia.get(code))).toEqual(['01xxx–02xxx', '50xxx–60xxx', '62xxx']);
  expect([...malaysia.values()].includes(null)).toBe(false);
  expect(new Set(philippines.values())).toEqual(new Set([null]));
});

it('whole names are in the language of the caller', async () => {
  expect((await list('TH', 'zh-CN')).find(({ areaCode }) => areaCode === 'TH-50')?.mergerName).toBe('泰国 / 清迈府');
  expect((await list('VN', 'vn')).find(({ areaCode }) => areaCode === 'VN-HN')?.mergerName).toBe('Việt Nam / Hà Nội');
});

it('short names are in the language of the caller, and the Chinese name is spelled in pinyin', async () => {
  const names = async (parent: string, code: string, lang: string) =>
    (await list(parent, lang)).filter(({ areaCode }) => areaCode === code).map(({ shortName, pinyin }) => [shortName, pinyin]);
  expect(await names('PH-40', 'PH-CAV', 'zh-CN')).toEqual([['甲米地', 'Jiamidisheng']]);
  expect(await names('PH', 'PH-01', 'en')).toEqual([['Ilocos', 'Yiluogesidaqu']]);
  expect(await names('PH', 'PH-01', 'vn')).toEqual([['Ilocos', 'Yiluogesidaqu']]);
  expect(await names('MY', 'MY-09', 'zh-CN')).toEqual([['玻璃市', 'Bolishi']]);
  expect(await names('ID', 'ID-JK', 'zh-CN')).toEqual([['雅加达', 'Yajiadashoudutequ']]);
});

it('every sign of every name has a reading', async () => {
  const below = async (code?: string): Promise<Area[]> => {
    const found = await list(code, 'zh-CN');
    const deeper = await Promise.all(found.filter(({ hasChildren }) => hasChildren).map(({ areaCode }) => below(areaCode)));
    return [...found, ...deeper.flat()];
  };
  for (const { name } of await below())
    for (const sign of name.match(/\p{Script=Han}/gu) ?? []) expect([name, sign, pinyinOf(sign)]).not.toEqual([name, sign, '']);
});

it('needs its permission', async () => {
  expect((await (await server.as('bd.ph.1')).get('/main/sysArea/list')).body.code).toBe(1013002);
});
