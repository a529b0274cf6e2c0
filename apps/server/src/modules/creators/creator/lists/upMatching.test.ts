import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { type Trade, tradeOn } from '../../../../testing/trade';
import { ups } from '../../../../tables/creators/creator';

let server: TestServer;
let trade: Trade;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
});
afterAll(() => server.close());

const matching = async (by: 'admin' | 'bd' | 'leader', call = 'matching', query: Record<string, string> = {}) =>
  (await trade.get<{ ids: string[]; totalRows: number }>(by, `/main/up/${call}`, query)).data;
const unmatched = async (by: 'admin' | 'bd' | 'foreignBd', searchValue: string, more: Record<string, string> = {}) =>
  (await trade.get<{ terms: string[] }>(by, '/main/up/unmatched', { searchValue, ...more })).data.terms;

describe('all that match', () => {
  it('are the ids of the list with the same filter, in its order', async () => {
    for (const [call, list] of [
      ['matching', 'page'],
      ['matchingGame', 'game'],
      ['matchingPool', 'pool'],
    ] as const) {
      const query = { sortField: 'fansNum', sortOrder: 'descend' };
      const { rows, totalRows } = (
        await trade.get<{ rows: { id: string }[]; totalRows: number }>('bd', `/main/up/${list}`, { ...query, pageSize: 100 })
      ).data;
      const all = await matching('bd', call, query);
      expect([call, all.totalRows, all.ids.length]).toEqual([call, totalRows, totalRows]);
      expect(all.ids.slice(0, 100)).toEqual(rows.map(({ id }) => id));
    }
  });

  it('C-21 are those in sight: a BD’s own and the public pool', async () => {
    const [own, all] = [await matching('bd'), await matching('admin')];
    expect(own.totalRows).toBeLessThan(all.totalRows);
    const foreign = await trade.db
      .select({ id: ups.id })
      .from(ups)
      .where(and(ne(ups.bdId, trade.ids.bd), ne(ups.status, 2)));
    expect(foreign.filter(({ id }) => own.ids.includes(id))).toEqual([]);
    expect((await trade.get('shop', '/main/up/matching')).code).toBe(1013002);
  });

  it('can be labelled in portions, as they were found', async () => {
    const { ids } = await matching('admin', 'matchingPool', { country: 'SG' });
    expect(
      (await trade.post<{ ok: string[] }>('admin', '/main/up/batchLabel', { ids: ids.slice(0, 100), add: [], remove: [] })).data.ok,
    ).toEqual(ids.slice(0, 100));
  });
});

describe('pasted ids', () => {
  it('that match nothing are named: unknown ones and those out of sight alike', async () => {
    const [mine] = await trade.db
      .select()
      .from(ups)
      .where(and(isNull(ups.bdId), eq(ups.status, 0)))
      .orderBy(asc(ups.id))
      .limit(1);
    const [foreign] = await trade.db
      .select()
      .from(ups)
      .where(and(ne(ups.bdId, trade.ids.foreignBd), eq(ups.country, 'VN'), eq(ups.status, 0)))
      .limit(1);
    if (!mine || !foreign) throw new Error('no creators');
    const pasted = [
      mine.id,
      `@${mine.upNumber.toUpperCase()}`,
      mine.platformId,
      mine.homePageLink,
      'nobody.at.all',
      '999999',
      'https://www.tiktok.com/@nobody.here',
      foreign.id,
    ].join('\n');
    expect(await unmatched('foreignBd', pasted)).toEqual(['nobody.at.all', '999999', 'https://www.tiktok.com/@nobody.here', foreign.id]);
    expect(await unmatched('admin', pasted)).toEqual(['nobody.at.all', '999999', 'https://www.tiktok.com/@nobody.here']);
    expect(await unmatched('admin', pasted, { country: mine.country === 'SG' ? 'PH' : 'SG' })).toHaveLength(8);
    expect(await unmatched('admin', `${foreign.id},${mine.id}`, { list: 'pool' })).toEqual([foreign.id]);
  });

  it('are none for a keyword, and at most 500', async () => {
    expect(await unmatched('admin', 'nobody at all')).toEqual([]);
    expect(
      (await trade.get('admin', '/main/up/unmatched', { searchValue: Array.from({ length: 501 }, (_, n) => `u${n}`).join(',') })).code,
    ).toBe(1012001);
    expect(await unmatched('admin', Array.from({ length: 500 }, (_, n) => `u${n}`).join(','))).toHaveLength(500);
  });
});
