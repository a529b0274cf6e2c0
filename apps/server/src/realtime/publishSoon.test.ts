import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('what is published twice within a moment leaves once, and leaves again when it is published later', async () => {
  const { events } = server.services;
  const heard: string[] = [];
  events.on('changed', ({ object }) => heard.push(object));
  const count = (object: string) => heard.filter((one) => one === object).length;
  for (const object of ['queue:1', 'connector:7', 'queue:1', 'connector:7', 'queue:2']) events.publishSoon({ type: 'changed', object });
  await expect.poll(() => heard.toSorted()).toEqual(['connector:7', 'queue:1', 'queue:2']);
  events.publishSoon({ type: 'changed', object: 'queue:1' });
  await expect.poll(() => count('queue:1')).toBe(2);
  expect(heard).toHaveLength(4);
});
