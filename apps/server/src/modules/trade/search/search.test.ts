import type { FoundRecord } from '@backlot/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { type Trade, tradeOn } from '../../../testing/trade';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const path = '/main/search/records';

it('one call finds of every kind what a person may open and see, and nothing else', async () => {
  const order = await trade.claimed({ workOrderName: 'Zephyr lamp launch' });
  const kindsOf = async (by: 'admin' | 'bd' | 'foreignBd' | 'shop' | 'otherShop') =>
    (await trade.get<FoundRecord[]>(by, path, { searchValue: 'zephyr lamp' })).data
      .filter(({ id }) => id === order)
      .map(({ kind }) => kind);
  expect(await kindsOf('admin')).toContain('commercial');
  expect(await kindsOf('bd')).toEqual(['bd']);
  expect(await kindsOf('foreignBd')).toEqual([]);
  expect(await kindsOf('shop')).toEqual(['own']);
  expect(await kindsOf('otherShop')).toEqual([]);
});

it('an order that stands in several lists of a person is found once', async () => {
  const order = await trade.claimed({ workOrderName: 'Quokka soap launch' });
  const { data } = await trade.get<FoundRecord[]>('admin', path, { searchValue: 'quokka' });
  expect(data.map(({ kind, id }) => ({ kind, id }))).toEqual([{ kind: 'commercial', id: order }]);
});

it('marks of letters do not count, nor does who typed them', async () => {
  const order = await trade.claimed({ workOrderName: 'Dầu gội Šōra · Đà Lạt 香水' });
  for (const searchValue of ['DAU GOI', 'sora', 'ŠŌRA', 'da lat', 'Đà Lạt', '香水'])
    expect((await trade.get<FoundRecord[]>('bd', path, { searchValue })).data.map(({ id }) => id)).toContain(order);
});

it('one letter is too little, and nobody signed in is refused', async () => {
  expect((await trade.get('admin', path, { searchValue: 'z' })).code).toBe(1012001);
  expect((await server.get(`/api${path}?searchValue=zz`)).status).toBe(401);
});
