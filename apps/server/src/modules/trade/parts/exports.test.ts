import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Row {
  id: string;
  taskStatus: number;
  rowCount: number;
}
type Listed = Record<string, string>;

/** The file of an export, as lines. */
async function exported(
  client: TestClient,
  path: string,
  query: Record<string, string>,
): Promise<{ header: string[]; lines: string[]; rowCount: number }> {
  const { body } = await client.post(path, { ...query, format: 'csv' }, { lang: 'en' });
  const { id } = body.data as { id: string };
  const task = await vi.waitFor(
    async () => {
      const row = ((await client.get('/main/download/page')).body.data as { rows: Row[] }).rows.find((each) => each.id === id);
      expect(row?.taskStatus).toBe(2);
      return row as Row;
    },
    { timeout: 20_000, interval: 100 },
  );
  const { text } = await client.get('/main/download/file', { id });
  const [header = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  return { header: header.split(','), lines, rowCount: task.rowCount };
}

describe('C-24 an export has the rows of the list, all of them and in its order', () => {
  it.each([
    ['admin', '/main/up', { country: 'SG', sortField: 'fansNum', sortOrder: 'descend' }, 'platformId'],
    ['leader.sg', '/main/up', {}, 'platformId'],
    ['admin', '/main/goods', { country: 'PH' }, 'goodsNo'],
    ['shop.ph.1', '/main/goods', {}, 'goodsNo'],
    ['admin', '/main/shop', { country: 'VN' }, 'shopCode'],
    ['admin', '/main/demandForm', { demandStatus: '1' }, 'demandNo'],
    ['admin', '/main/workOrder/commercial', { country: 'PH' }, 'workOrderNo'],
    ['leader.ph', '/main/workOrder/leader', { sortField: 'expireDate', sortOrder: 'ascend' }, 'workOrderNo'],
    ['finance', '/main/workOrder/commercial', { workOrderStatus: '3' }, 'workOrderNo'],
    ['admin', '/main/workOrderUp', { approvalStatus: '3' }, 'workOrderNo'],
    ['admin', '/main/workOrderLink', { reviewStatus: '1' }, 'link'],
    ['leader.ph', '/main/intent', {}, 'intentNo'],
    ['staff.1', '/main/label', { objectType: '1' }, 'labelName'],
  ] as const)('%s of %s with %j', async (account, path, query, key) => {
    const client = await server.as(account);
    const listed: Listed[] = [];
    for (let pageNo = 1, totalPage = 1; pageNo <= totalPage; pageNo += 1) {
      const page = (await client.get(`${path}/page`, { ...query, pageNo, pageSize: 100 })).body.data as {
        rows: Listed[];
        totalPage: number;
      };
      listed.push(...page.rows);
      totalPage = page.totalPage;
    }
    expect(listed.length).toBeGreaterThan(0);
    const { lines, rowCount } = await exported(client, `${path}/export`, query);
    expect(rowCount).toBe(listed.length);
    // A text may run over several lines; each begins where the row of the list is named.
    const text = lines.join('\n');
    const places = listed.map((row, at) =>
      listed
        .slice(0, at)
        .filter((other) => other[key] === row[key])
        .reduce((from) => text.indexOf(row[key] ?? '', from + 1), text.indexOf(row[key] ?? '')),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('a merchant’s file has the own orders and not what the agency pays its BDs', async () => {
    const client = await server.as('shop.ph.1');
    const { rows, totalRows } = (await client.get('/main/workOrder/shop', { pageSize: 100 })).body.data as {
      rows: Listed[];
      totalRows: number;
    };
    const { header, lines, rowCount } = await exported(client, '/main/workOrder/shopExport', {});
    expect(rowCount).toBe(totalRows);
    expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ workOrderNo }) => workOrderNo));
    expect(header).toContain('Creator commission');
    expect(header).not.toContain('BD commission');
  });
});
