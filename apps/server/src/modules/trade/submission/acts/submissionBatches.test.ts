import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import { idsOfSubmissions } from '../lists/lists';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('ids of submitted creators for an export', () => {
  it.each([
    ['createTime', 'descend'],
    ['fansNum', 'ascend'],
    ['fansNum', 'descend'],
    ['interactionRate', 'ascend'],
    ['interactionRate', 'descend'],
  ] as const)('come few at a time in the order of the list by %s, %s', async (sortField, sortOrder) => {
    const root = await server.as('superAdmin');
    const listed: string[] = [];
    for (let pageNo = 1, more = true; more; pageNo += 1) {
      const { rows, totalPage } = (await root.get('/main/workOrderUp/page', { pageNo, pageSize: 100, sortField, sortOrder })).body.data as {
        rows: { id: string }[];
        totalPage: number;
      };
      listed.push(...rows.map(({ id }) => id));
      more = pageNo < totalPage;
    }
    const batches = await Array.fromAsync(idsOfSubmissions(server.services.database.db, undefined, { sortField, sortOrder }, 7));
    expect(listed.length).toBeGreaterThan(14);
    expect(Math.max(...batches.map(({ length }) => length))).toBe(7);
    expect(batches.flat()).toEqual(listed);
  });
});
