import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import { operationWriter } from './operationWriter';
import { operationLogs } from '../../../tables/system/operationLog';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const row = (n: number) => ({
  name: `Operation ${n}`,
  permission: 'up:edit',
  opType: 2,
  success: true,
  url: '/api/x',
  reqMethod: 'POST',
  account: 'writer',
  userId: '1',
  ip: '127.0.0.1',
  browser: 'Other',
  os: 'Other',
});
const kept = async () =>
  (
    await server.services.database.db
      .select({ id: operationLogs.id, name: operationLogs.name, account: operationLogs.account })
      .from(operationLogs)
      .orderBy(operationLogs.id)
  )
    .filter(({ account }) => account === 'writer')
    .map(({ name }) => name);

describe('operations behind the calls', () => {
  it('are written in their order with few statements, and all of them before a server is closed', async () => {
    const { db } = server.services.database;
    const insert = vi.spyOn(db, 'insert');
    const writer = operationWriter(db, server.services.log);
    for (let n = 0; n < 450; n += 1) writer.add(row(n));
    await writer.flushed();
    writer.add(row(450));
    await writer.flushed();
    expect(insert).toHaveBeenCalledTimes(4);
    insert.mockRestore();
    expect(await kept()).toEqual(Array.from({ length: 451 }, (_, n) => `Operation ${n}`));
  });

  it('fill no memory while the database takes none: what is dropped is told', async () => {
    const told: unknown[] = [];
    const writer = operationWriter(server.services.database.db, { warn: (about: unknown) => told.push(about) } as never);
    vi.spyOn(server.services.database.db, 'insert').mockImplementation(
      () => ({ values: () => Promise.reject(new Error('away')) }) as never,
    );
    for (let n = 0; n < 20_003; n += 1) writer.add(row(n));
    await writer.flushed();
    vi.restoreAllMocks();
    expect(told.at(-1)).toEqual({ rows: 3 });
    expect(told).toHaveLength(101);
  });
});
