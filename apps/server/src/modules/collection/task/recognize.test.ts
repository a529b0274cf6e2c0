import type { OutputOf, taskApi } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shops } from '../../../tables/merchants/merchant';
import { type Collection, collectionOn } from '../testing/collectionOn';

type Recognized = OutputOf<typeof taskApi.recognize>;

let on: Collection;
beforeAll(async () => {
  on = await collectionOn();
});
afterAll(() => on.close());

const ask = (by: string, items: string[], more: Record<string, unknown> = {}) =>
  on.post<Recognized>(by, 'task/recognize', { connectorId: on.ways.tiktok, objectType: 1, items, ...more });
const told = async (...asked: Parameters<typeof ask>) => {
  const { found, unknown } = (await ask(...asked)).data;
  return [found.map(({ targetId }) => targetId), unknown];
};

it('a pasted list is recognized by handle, address, platform id and id, each creator once', async () => {
  const [bea = '', ploy = ''] = on.creators[10];
  const items = [
    '@PLOY.review',
    'https://www.tiktok.com/@bea.reyes?lang=en',
    'tiktok-bea.reyes',
    bea,
    'nobody.at.all',
    '9999999999999999999',
  ];
  expect(await told('staff.1', items)).toEqual([
    [ploy, bea],
    ['nobody.at.all', '9999999999999999999'],
  ]);
  expect((await ask('staff.1', ['bea.reyes'])).data.found).toEqual([{ targetType: 1, targetId: bea, name: '@bea.reyes' }]);
});

it('a creator of another channel is unknown, as a merchant is where creators are asked for', async () => {
  const [{ id = '', code = '' } = {}] = await on.db
    .select({ id: shops.id, code: shops.shopCode })
    .from(shops)
    .where(eq(shops.status, 0))
    .limit(1);
  const elsewhere = on.creators[20][0] ?? '';
  expect(await told('staff.1', [elsewhere, code])).toEqual([[], [elsewhere, code]]);
  expect(await told('admin', [code.toLowerCase(), id, 'bea.reyes'], { objectType: 5 })).toEqual([[id], ['bea.reyes']]);
  expect(await told('staff.1', ['bea.reyes'], { connectorId: on.ways.youtube })).toEqual([[on.creators[20][0]], []]);
});

it('a creator out of sight is unknown, like one that does not exist', async () => {
  expect(await told('bd.ph.1', ['bea.reyes', 'ploy.review'])).toEqual([[on.creators[10][0]], ['ploy.review']]);
});

it('a missing connector, an empty and too long a list are refused, and so is who may not see tasks', async () => {
  expect(await ask('staff.1', ['bea.reyes'], { connectorId: '999' })).toMatchObject({ code: 1020002 });
  expect(await ask('staff.1', [])).toMatchObject({ code: 1012001, fields: { items: expect.any(String) as string } });
  expect(
    await ask(
      'staff.1',
      Array.from({ length: 501 }, (_, at) => `name.${at}`),
    ),
  ).toMatchObject({ code: 1012001 });
  expect((await ask('shop.ph.1', ['bea.reyes'])).code).toBe(1013002);
});
