import { api } from '@backlot/contract';
import { canary, complaints, hostileRequests, sendBytes } from '@backlot/dev/hostile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/startServer';

const accounts = ['superAdmin', 'admin', 'leader.ph', 'bd.ph.1', 'shop.ph.1', 'finance', 'staff.1'];
const requests = 300;

let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) });
});
afterAll(() => server.close());

/** Ids of a few lists, so that some requests name records there are. */
async function knownIds(): Promise<Record<string, string[]>> {
  const root = await server.as('superAdmin');
  const idsOf = async (path: string) => ((await root.get(path)).body.data as { rows: { id: string }[] }).rows.map(({ id }) => id);
  return { sysUser: await idsOf('/main/sysUser/page'), shop: await idsOf('/main/shop/page'), rule: await idsOf('/main/rule/page') };
}

describe('requests that mean harm, made from the contract', () => {
  it('are refused or carried out, and neither an answer nor the log tells what it should not', async () => {
    const requestOf = hostileRequests({ api, accounts, known: { ids: await knownIds() } });
    const found: string[] = [];
    const tokens = new Map<string, string>();
    const tokenOf = async (account: string) => tokens.get(account) ?? (await server.as(account)).token ?? '';
    const statuses = new Set<number>();
    for (let index = 0; index < requests; index += 1) {
      const request = requestOf(1, index);
      const token = request.account === undefined ? '' : await tokenOf(request.account);
      if (request.account !== undefined) tokens.set(request.account, token);
      const answer = await sendBytes(request, { url: server.url, words: { origin: server.url, ended: 'x', token } });
      // Whoever was signed out by what he asked for signs in again.
      if (answer.status === 401 && request.account !== undefined) tokens.delete(request.account);
      statuses.add(answer.status);
      found.push(...complaints(request, answer).map((complaint) => `${index} ${request.call}: ${complaint}`));
    }
    expect(found).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([101, 200, 400, 401, 403, 404, 405]));
    expect(log.filter((line) => line.includes(canary) || /^\{"level":[56]0/.test(line))).toEqual([]);
  });
});
