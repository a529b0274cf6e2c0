import { api, type Endpoint } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopeTables } from '../tables/base/dataScope';
import { countStatements, type StatementCount } from '../testing/countStatements';
import { sampleOf, schemaDef } from '@backlot/dev/hostile';
import { startServer, type TestServer } from '../testing/startServer';
import type { TestClient } from '../testing/testClient';

// How often a call that reads asks the database before it is answered, who calls included (quality section 2).

/** A page of rows or a whole list. */
const ofList = 3;
/** One record, a part of one, and everything else that is read. */
const ofDetail = 5;

/** Calls with a budget of their own, and why. */
const ownBudget: Record<string, { most: number; why: string }> = {
  'auth.getLoginUser': { most: 2, why: 'with every page that is opened' },
  'notice.noticeNum': { most: 2, why: 'every minute from every open page' },
};

/** Reads that find nothing in the demo data: what they cost is not seen here. */
const unseen = new Set(['activity.page', 'form.answers', 'order.detail', 'payee.detail', 'queue.page', 'queue.detail']);

let count: StatementCount;
let server: TestServer;
beforeAll(async () => {
  count = countStatements();
  server = await startServer();
  const root = await server.as('superAdmin');
  const { id } = (await root.get('/main/getLoginUser')).body.data as { id: string };
  const notice = { title: 'Hours', content: '<p>Ten to six</p>', type: 1, noticeUserIdList: [id], publish: true };
  for (const { body } of [await root.post('/main/sysNotice/add', notice), await root.post('/main/sysPos/export', {})])
    if (!body.success) throw new Error(body.message);
});
afterAll(async () => {
  await server.close();
  count.stop();
});

/** What was sent since the last look, without the note that somebody was there, which is written once a minute. */
const taken = () => count.take().filter((statement) => !statement.startsWith('update "sessions" set "last_seen_time"'));

interface Read {
  area: string;
  name: string;
  call: Endpoint;
}

const isPage = ({ output }: Endpoint) => schemaDef(output).shape?.['rows'] !== undefined;
const isArray = ({ output }: Endpoint) => schemaDef(output).type === 'array';
const isReading = ({ method, isReading: reads, answer, path }: Endpoint) =>
  (method === 'GET' || reads === true) && answer === 'envelope' && path !== '/main/logout';
const namesAnId = ({ input }: Endpoint) => Object.keys(sampleOf(input) as object).some((key) => /^id$|Id$/.test(key));

const reads: Read[] = Object.entries(api as Record<string, Record<string, Endpoint>>).flatMap(([area, calls]) =>
  Object.entries(calls)
    .filter(([, call]) => isReading(call))
    .map(([name, call]) => ({ area, name, call })),
);

const budgetOf = ({ area, name, call }: Read): number =>
  ownBudget[`${area}.${name}`]?.most ?? (isPage(call) || (isArray(call) && !namesAnId(call)) ? ofList : ofDetail);

/** A record of an area, as its lists show one to this person. */
async function someId(client: TestClient, area: string): Promise<string> {
  const lists = reads.filter((read) => read.area === area && (isPage(read.call) || isArray(read.call)));
  for (const { call } of lists.toSorted((a, b) => Number(isPage(b.call)) - Number(isPage(a.call)))) {
    const typeId = area === 'sysDictData' ? await someId(client, 'sysDictType') : undefined;
    const { data } = (await client.get(call.path, typeId === undefined ? {} : { typeId })).body as {
      data: { rows?: { id?: string }[] } | { id?: string }[] | null;
    };
    const rows = Array.isArray(data) ? data : data?.rows;
    if (rows?.[0]?.id !== undefined) return rows[0].id;
  }
  return '1';
}

/** Whose record a part of an input names: `workOrderId` one of `workOrder`. */
const areaOf = (key: string, own: string): string => areas[key] ?? (key.replace(/Id$/, '') in api ? key.replace(/Id$/, '') : own);
const areas: Record<string, string> = { typeId: 'sysDictType' };

/** As after a write: what is kept for a state of the tables is found anew. Rights stay as they were. */
const changeTables = () =>
  server.services.database.db.execute(
    sql`update table_versions set version = version + 1 where name <> all(${sql.param([...scopeTables])}::text[])`,
  );

/** A ranking list that the demo has, and its last days. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const rankedList = { rankType: 2, country: 'PH', webId: 10 };

const answered = new Set<string>();

describe('the statements of a call stay within its budget', () => {
  it.each(['superAdmin', 'admin', 'leader.ph', 'bd.ph.1', 'shop.ph.1'])('%s', { timeout: 120_000 }, async (account) => {
    const client = await server.as(account);
    const over: string[] = [];
    const ids = new Map<string, string>();
    for (const read of reads) {
      const { area, name, call } = read;
      const input = sampleOf(call.input) as Record<string, unknown>;
      for (const key of Object.keys(input).filter((part) => /^id$|Id$/.test(part))) {
        const whose = areaOf(key, area);
        if (!ids.has(whose)) ids.set(whose, await someId(client, whose));
        input[key] = ids.get(whose);
      }
      if (call === api.home.summary) input['application'] = 'marketing';
      if (area === 'rank') Object.assign(input, rankedList, name === 'history' ? { from: daysAgo(10), to: daysAgo(0) } : { rankPeriod: 1 });
      const send = () => (call.method === 'GET' ? client.get(call.path, input as never) : client.post(call.path, input));
      const { body } = await send();
      if (body.code !== 200) continue;
      if (!isPage(call) || (body.data as { rows: unknown[] }).rows.length > 0) answered.add(`${area}.${name}`);
      await send();
      for (const begin of [async () => {}, changeTables]) {
        await begin();
        count.take();
        await send();
        const sent = taken();
        if (sent.length > budgetOf(read))
          over.push([`${area}.${name}: ${sent.length} of ${budgetOf(read)}`, ...sent.map(shortened)].join('\n    '));
      }
    }
    expect(over.join('\n')).toBe('');
  });

  it('a keyword costs a page one more: which way of looking suits it is told by its total', async () => {
    const client = await server.as('superAdmin');
    const sent: string[] = [];
    for (const { area, name, call } of reads.filter(
      (read) =>
        isPage(read.call) &&
        schemaDef(read.call.input).shape?.['searchValue'] &&
        !namesAnId(read.call) &&
        read.call !== api.demand.wishable,
    )) {
      const search = () => client.get(call.path, { searchValue: 'an' });
      await search();
      await changeTables();
      count.take();
      const { body } = await search();
      sent.push(`${area}.${name}: ${body.code} ${taken().length <= ofList + 1}`);
    }
    expect(sent.filter((line) => !line.endsWith(': 200 true'))).toEqual([]);
    expect(sent.length).toBeGreaterThan(10);
  });

  it('every list and detail is among them', () => {
    const names = reads.filter(({ call, name }) => isPage(call) || name === 'detail').map(({ area, name }) => `${area}.${name}`);
    expect(names.filter((name) => !answered.has(name) && !unseen.has(name))).toEqual([]);
  });
});

const shortened = (statement: string) => statement.replaceAll(/\s+/g, ' ').replace(/^(.{100}).*(.{60})$/, '$1 … $2');
