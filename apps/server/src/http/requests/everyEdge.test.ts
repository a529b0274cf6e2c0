import { api, type Endpoint } from '@backlot/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';
import type { TestClient } from '../../testing/testClient';
import { edgesOf, sampleOf } from '@backlot/dev/hostile';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer({ RATE_PER_TOKEN: '1000000', RATE_PER_ADDRESS: '1000000' });
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

/** Calls that end the session, or take a file instead of JSON. */
const others = new Set(['/main/logout', '/main/sysUser/updatePwd']);
const calls = Object.values(api)
  .flatMap((area) => Object.values(area) as Endpoint[])
  .filter(({ body, path }) => body === 'json' && !others.has(path));

const asQuery = (input: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(input).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((item): [string, string] => [key, typeof item === 'object' ? '[]' : String(item)]),
    ),
  ).toString();

const send = ({ method, path }: Endpoint, input: Record<string, unknown>) =>
  method === 'GET' ? root.get(`${path}?${asQuery(input)}`) : root.post(path, input);

const together = 6;

/** Every edge that a call's handler meets, and one that does not get as far: the schema refuses the others in the same place. */
function telling({ input }: Endpoint): unknown[] {
  const { taken = [], refused = [] } = Object.groupBy(edgesOf(input), (edge) => (input.safeParse(edge).success ? 'taken' : 'refused'));
  return [...taken, ...refused.slice(0, 1)];
}

describe('the edges of every field', () => {
  it.each(Object.entries(api).map(([area, ofArea]) => [area, Object.values(ofArea) as Endpoint[]] as const))(
    '%s: no call answers them with a fault of its own',
    async (_area, endpoints) => {
      const faults: string[] = [];
      const tries = endpoints
        .filter((each) => calls.includes(each))
        .flatMap((call) => [sampleOf(call.input), ...telling(call)].map((input) => ({ call, input: input as Record<string, unknown> })));
      // Several at a time, so that neither the server nor its database waits for the other.
      for (let at = 0; at < tries.length; at += together)
        await Promise.all(
          tries.slice(at, at + together).map(async ({ call, input }) => {
            const { status } = await send(call, input);
            if (status >= 500) faults.push(`${call.path} ${JSON.stringify(input).slice(0, 200)} ${status}`);
          }),
        );
      expect(faults.slice(0, 10)).toEqual([]);
    },
  );
});
