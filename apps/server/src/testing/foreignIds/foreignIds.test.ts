import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shopCertifications } from '../../tables/merchants/certification';
import { schemaDef } from '@backlot/dev/hostile';
import { startServer, type TestServer } from '../startServer';
import type { TestClient } from '../testClient';
import { type Trade, tradeOn } from '../trade';
import { ask, send } from './ask';
import { type IdInput, inputWith, jsonInputs } from './idInputs';
import { plantThings } from './plantThings';
import { type Stranger, strangers, strangersOf, storedOf } from './strangers';
import { isThing, referenceOf, type Thing, things } from './Thing';

let server: TestServer;
let trade: Trade;
let planted: Record<Thing, string>;
let by: Awaited<ReturnType<typeof strangersOf>>;
let before: Record<Thing, unknown[]>;
beforeAll(async () => {
  server = await startServer();
  trade = await tradeOn(server);
  planted = await plantThings(trade);
  by = await strangersOf(server, trade);
  before = await storedOf(trade.db, planted);
});
afterAll(() => server.close());

const missing = '999999999999';
const placeOf = ({ call, path }: IdInput) => `${call} ${path.join('.')}`;
const isExport = ({ endpoint }: IdInput) => /export\w*$/i.test(endpoint.path);

/**
 * Places whose refusals tell more by specification: a BD is told that another one has the creator (domain/errors 1025001), and who hands
 * work out that somebody is of another team, by name (1024005).
 */
const told = new Set(['workOrderUp.submitUp upId', 'workOrderUp.submitUps ups.[].upId', 'workOrder.allocate allocations.[].bdId']);
const foreign = jsonInputs.filter((input) => isThing(referenceOf(input)) && !told.has(placeOf(input)));

/**
 * Who is no stranger to a thing: colleagues share a team and its merchants; everybody of the agency sees what is on sale; merchants
 * know the BDs of their orders and may wish for any creator, and whose a product is they cannot change.
 */
function knows(name: Stranger, thing: Thing, { call }: IdInput): boolean {
  if (name === 'bd2' && ['shop', 'person', 'org'].includes(thing)) return true;
  if (name !== 'otherShop') return thing === 'shop' && /^goods\.(?:page|export)$/.test(call);
  if (thing === 'up') return ['intent.send', 'demand.add', 'demand.edit'].includes(call);
  return ['person', 'org'].includes(thing) || (thing === 'shop' && call === 'goods.edit');
}
const strangersTo = (input: IdInput) => strangers.filter((name) => !knows(name, referenceOf(input) as Thing, input));

const takesFormat = ({ endpoint }: IdInput) => 'format' in (schemaDef(endpoint.input).shape ?? {});

/** The file of an export, once it is there; undefined for one that was refused. */
async function exported(input: IdInput, client: TestClient): Promise<string | undefined> {
  const asText = takesFormat(input) ? { format: 'csv' } : {};
  const { body } = await send(input, inputWith(input, planted[referenceOf(input) as Thing], asText), client);
  if (body.code !== 200) return undefined;
  const { id } = body.data as { id: string };
  await vi.waitFor(
    async () => {
      const rows = ((await client.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] }).rows;
      expect(rows.find((row) => row.id === id)?.taskStatus).toBe(2);
    },
    { timeout: 20_000, interval: 20 },
  );
  const { text } = await client.get('/main/download/file', { id });
  expect((await trade.as.admin.get('/main/download/file', { id })).body.code).toBe(1032003);
  return text;
}

describe('C-20, C-21 ids of others', () => {
  it('every place that takes an id is known to name one kind of record', () => {
    expect(jsonInputs.filter((input) => !referenceOf(input)).map(placeOf)).toEqual([]);
    expect(things.filter((thing) => before[thing].length !== 1)).toEqual([]);
  });

  it.each([...new Set(foreign.map(({ call }) => call.split('.')[0] ?? ''))])('%s: they are answered like missing ones', async (area) => {
    const wrong: string[] = [];
    for (const input of foreign.filter((one) => one.call.startsWith(`${area}.`) && !isExport(one))) {
      const answers: Awaited<ReturnType<typeof ask>>[] = [];
      for (const name of strangersTo(input)) {
        const theirs = await ask(input, planted[referenceOf(input) as Thing], by[name]);
        const none = await ask(input, missing, by[name]);
        answers.push(none);
        if (theirs.said !== none.said) wrong.push(`${placeOf(input)} by ${name}: ${theirs.said}, a missing one ${none.said}`.slice(0, 300));
      }
      if (!answers.some(({ isAboutId }) => isAboutId))
        wrong.push(`${placeOf(input)}: nobody gets as far as the id: ${answers.map(({ said }) => said).join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('an export that asks for them has no line', async () => {
    const files: [place: string, lines: string[]][] = [];
    for (const input of foreign.filter(isExport))
      for (const name of strangersTo(input).filter((one) => one === 'outsider' || one === 'otherShop')) {
        const text = await exported(input, by[name].client);
        if (text !== undefined) files.push([`${placeOf(input)} by ${name}`, text.trim().split('\r\n')]);
      }
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter(([, lines]) => lines.length !== 1)).toEqual([]);
  });

  it('nothing of theirs was changed by any of it', async () => {
    expect(await storedOf(trade.db, planted)).toEqual(before);
  });

  it('C-55 identity images are shown to their merchant and to administrators who may see them, to nobody else', async () => {
    const { file } = planted;
    await trade.db.insert(shopCertifications).values({
      shopId: trade.shop.id,
      round: 50,
      certMethod: 1,
      realName: 'Maria',
      idCardFront: file,
      idCardBack: file,
      status: 2,
      statusBefore: 0,
      submitUser: trade.ids.shop,
    });
    const look = async (client: TestClient) => (await client.get('/main/sysFileInfo/preview', { id: file })).body.code ?? 200;
    const nobody = await server.get('/main/sysFileInfo/preview', { id: file });
    expect([nobody.status, nobody.body.code]).toEqual([401, 1011004]);
    for (const name of ['otherShop', 'bd', 'bd2', 'foreignBd', 'leader', 'otherLeader', 'finance'] as const)
      expect([name, await look(trade.as[name])]).toEqual([name, 1013003]);
    expect(await look(await server.as('staff.1'))).toBe(1013003);
    for (const name of ['shop', 'admin', 'admin2'] as const) expect([name, await look(trade.as[name])]).toEqual([name, 200]);
    expect((await trade.as.shop.get('/main/sysFileInfo/preview', { id: file })).headers.get('cache-control')).toBe('private, no-store');
  });
});
