import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../db/database';
import { connectorConsents, connectors } from '../../../tables/collection/connector';
import { connectorNamed } from '../connectors';
import { type Collection, collectionOn } from '../testing/collectionOn';
import { appOf, keepConsent, NoConsent, tokenOf } from './consents';

let on: Collection;
beforeAll(async () => {
  on = await collectionOn();
});
afterAll(() => on.close());

it('twenty who need a token at once renew it once, and nobody loses the new one', async () => {
  const [holderId = ''] = on.creators[10];
  const [row] = await on.db.select().from(connectors).where(eq(connectors.id, on.ways.tiktok));
  if (!row) throw new Error('no connector');
  const connector = connectorNamed('tiktokDisplay');
  const app = appOf(on.services, { row, connector, clock: on.clock });
  const consented = await connector.consent?.begin(app, { code: on.simulator.consent('bea.reyes'), redirectUri: 'https://x.example' });
  if (!consented) throw new Error('no consent');
  await keepConsent(on.services, { row, holderId, clock: on.clock, consented });
  on.pass(3 * 3_600_000);
  const before = on.simulator.calls.length;
  const tokens = await Promise.all(Array.from({ length: 20 }, () => tokenOf(on.services, { row, connector, holderId, clock: on.clock })));
  expect(new Set(tokens).size).toBe(1);
  expect(on.simulator.calls.slice(before)).toEqual(['POST /v2/oauth/token/']);
  // The refresh token that was kept is the one that holds: the next renewal works too.
  on.pass(3 * 3_600_000);
  const next = await tokenOf(on.services, { row, connector, holderId, clock: on.clock });
  expect(tokens).not.toContain(next);
  const [kept] = await on.db.select().from(connectorConsents).where(eq(connectorConsents.holderId, holderId));
  expect(kept).toMatchObject({ withdrawTime: null });
});

it('a token that was renewed is kept though the database hung up before it was, and though another tried the old one meanwhile', async () => {
  const [, holderId = ''] = on.creators[10];
  const [row] = await on.db.select().from(connectors).where(eq(connectors.id, on.ways.tiktok));
  if (!row) throw new Error('no connector');
  const connector = connectorNamed('tiktokDisplay');
  const app = appOf(on.services, { row, connector, clock: on.clock });
  const consented = await connector.consent?.begin(app, { code: on.simulator.consent('ploy.review'), redirectUri: 'https://x.example' });
  if (!consented) throw new Error('no consent');
  await keepConsent(on.services, { row, holderId, clock: on.clock, consented });
  on.pass(3 * 3_600_000);
  const asked = { row, connector, holderId, clock: on.clock };
  const transaction: Db['transaction'] = async (write) => {
    await on.db
      .transaction(async (tx) => {
        await write(tx);
        tx.rollback();
      })
      .catch(() => undefined);
    await expect(tokenOf(on.services, asked)).rejects.toThrow(NoConsent);
    throw new Error('Connection terminated unexpectedly');
  };
  const db: Db = Object.create(on.db, { transaction: { value: transaction } });
  const token = await tokenOf({ ...on.services, database: { ...on.services.database, db } }, asked);
  expect(await tokenOf(on.services, asked)).toBe(token);
  on.pass(3 * 3_600_000);
  expect(await tokenOf(on.services, asked)).not.toBe(token);
});
