import { api, type Endpoint } from '@backlot/contract';
import { sampleOf } from '@backlot/dev/hostile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadTasks } from '../tables/base/download';
import { startServer, type TestServer } from '../testing/startServer';
import { allParts } from './allModules';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('every list that is handed to the download centre is known to the job that makes the file', async () => {
  const { exportOf } = allParts(server.services);
  const { db } = server.services.database;
  const root = await server.as('superAdmin');
  const queued: string[] = [];
  const unknown: string[] = [];
  for (const { path, input } of Object.values(api as Record<string, Record<string, Endpoint>>).flatMap(({ export: call }) => call ?? [])) {
    await root.post(path, sampleOf(input));
    for (const { source } of await db.delete(downloadTasks).returning()) {
      queued.push(source);
      if (!exportOf(source)) unknown.push(source);
    }
  }
  expect(queued.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});
