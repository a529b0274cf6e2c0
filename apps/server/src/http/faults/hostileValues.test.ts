import { api, type Endpoint } from '@backlot/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Schema, schemaDef } from '@backlot/dev/hostile';
import { startServer, type TestServer } from '../../testing/startServer';
import type { TestClient } from '../../testing/testClient';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

const calls = Object.values(api).flatMap((area) => Object.values(area) as Endpoint[]);
const wrongTimes = ["' or 1=1 --", '2026-13-45', '2026-02-30', 'infinity', '-infinity', 'now', '294277-01-01', '0000-00-00', '１２'];

/** The fields of a call that take a day or a time and no other text. */
const timesOf = (endpoint: Endpoint): [string, Schema][] =>
  Object.entries(schemaDef(endpoint.input).shape ?? {}).filter(
    ([, part]) =>
      ['2026-11-22', '2026-11-22 10:00:00'].some((text) => part.safeParse(text).success) &&
      !['any other text', '2026-11'].some((text) => part.safeParse(text).success),
  );

describe('C-34 days and times', () => {
  const timed = calls.filter((endpoint) => timesOf(endpoint).length > 0);

  it('take no nonsense in any call', () => {
    expect(timed.length).toBeGreaterThan(20);
    const taken = timed.flatMap((endpoint) =>
      timesOf(endpoint).flatMap(([field, part]) =>
        wrongTimes.filter((text) => part.safeParse(text).success).map((text) => `${endpoint.path} ${field} ${text}`),
      ),
    );
    expect(taken).toEqual([]);
  });

  it('are refused with 1012001 before anything is asked of the database', async () => {
    for (const endpoint of timed.filter(({ method }) => method === 'GET')) {
      const [field = ''] = timesOf(endpoint)[0] ?? [];
      const { body } = await root.get(endpoint.path, { [field]: "' or 1=1 --" });
      expect([endpoint.path, body.code]).toEqual([endpoint.path, 1012001]);
    }
  });
});

describe('C-89 JSON that is none, or too much of it', () => {
  const send = async (body: string | Uint8Array<ArrayBuffer>) => {
    const headers = { authorization: `Bearer ${root.token}`, 'content-type': 'application/json' };
    const answer = await root.send('/main/setting/save', { method: 'POST', headers, body });
    return [answer.status, answer.body.code];
  };
  const post = async (json: string) => {
    const headers = { authorization: `Bearer ${root.token}`, 'content-type': 'application/json' };
    return (await root.send('/main/setting/save', { method: 'POST', headers, body: json })).body.code;
  };

  it('numbers beyond what a number holds are no numbers, and an id is no number', async () => {
    expect(await post('{"key":"table.users","value":{"width":1e400}}')).not.toBe(500);
    const forced = (sessionId: string) =>
      server.withToken(root.token ?? '').post('/main/sysOnlineUser/forceExist', `{"sessionId":${sessionId}}`);
    for (const id of ['9007199254740993', '1e400', '-0', 'null', '[]', '{}']) expect((await forced(id)).body.code).toBe(1012001);
  });

  it('a key that stands twice in one object is refused, however it is written; in two objects it is none', async () => {
    const save = (value: string) => post(`{"key":"table.users","value":${value}}`);
    for (const twice of ['{"width":1,"width":2}', '{"width":1,"w\\u0069dth" : 2}', '{"a":[{"b":"}","c":1,"b":2}]}'])
      expect([twice, await save(twice)]).toEqual([twice, 1015002]);
    expect(await post('{"key":"table.users","key":"table.users","value":{}}')).toBe(1015002);
    for (const once of ['{"a":{"width":1},"b":{"width":2}}', '{"a":"\\"a\\":1","b":["a","a"],"c":"a"}', '[{"a":1},{"a":2}]'])
      expect([once, await save(once)]).toEqual([once, 200]);
  });

  it('a mark of byte order, another encoding and levels without end are refused or read, and never a fault', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const utf16 = new Uint8Array(Buffer.from('{"a":1}', 'utf16le'));
    for (const body of [`\uFEFF{}`, utf16, deep, `{"a":${deep}}`]) expect((await send(body))[0]).toBeLessThan(500);
    expect(await post(`{"key":"table.users","value":${deep}}`)).toBe(1015002);
  });
});
