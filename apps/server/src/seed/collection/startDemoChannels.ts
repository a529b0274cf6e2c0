import { type Account, type Simulator, startSimulator } from '@backlot/channel-simulator';
import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { allConnectors } from '../../modules/collection/connectors';
import { keepConsent, sealCredentials } from '../../modules/collection/connector';
import type { Services } from '../../services';
import { connectorConsents, connectors } from '../../tables/collection/connector';
import { extractionTargets, extractionTasks } from '../../tables/collection/task';
import { demoShops, shopNumber } from './demoShops';
import { ups } from '../../tables/creators/creator';

const day = 86_400_000;
/** What the simulator lets followers grow a day. */
const growth = 1.0015;
const channels: Readonly<Record<number, Account['channel']>> = { 10: 'tiktok', 20: 'youtube', 21: 'instagram' };

/** The channels of the demo: a simulator of the creators that tasks collect from and of others of their channels. */
interface DemoChannels {
  url: string;
  /** Gives the connectors of the demo their keys, and the creators' consents, where there are none. */
  open(services: Services): Promise<void>;
  close(): Promise<void>;
}

export async function startDemoChannels(db: Db): Promise<DemoChannels> {
  const accounts = await accountsOf(db);
  const simulator = await startSimulator({ accounts, shops: await demoShops(db) });
  return { url: simulator.url, open: (services) => openWays(services, simulator), close: simulator.close };
}

const mostAccounts = 10_000;

async function accountsOf(db: Db): Promise<Account[]> {
  const found = await db
    .select()
    .from(ups)
    .where(and(inArray(ups.webId, [10, 20, 21]), ne(ups.status, 2)))
    .orderBy(ups.webId, ups.createTime, ups.id);
  const targets = new Set(
    (await db.select({ id: extractionTargets.targetId }).from(extractionTargets).where(eq(extractionTargets.targetType, 1))).map(
      ({ id }) => id,
    ),
  );
  const chosen = [...found.filter(({ id }) => targets.has(id)), ...found.filter(({ id }) => !targets.has(id)).slice(0, mostAccounts)];
  const daysSince = (time: Date) => Math.max(0, (Date.now() - sinceOf(time).getTime()) / day);
  return chosen.map(({ webId, platformId, upNumber, nickname, bio, fansNum, createTime }) => ({
    channel: channels[webId] ?? 'tiktok',
    id: platformId,
    handle: upNumber,
    name: nickname,
    bio: bio ?? '',
    followers: Math.round((fansNum ?? 1000) / growth ** daysSince(createTime)),
    since: sinceOf(createTime),
  }));
}

/** The same at every start, so that works keep their ids. */
const sinceOf = (createTime: Date) => new Date(Math.floor(createTime.getTime() / day) * day);

async function openWays(services: Services, simulator: Simulator): Promise<void> {
  const { db } = services.database;
  const told = { apiKey: simulator.apiKey, clientKey: '1000001', clientSecret: simulator.clientSecret };
  for (const row of await db.select().from(connectors).where(isNull(connectors.credentials))) {
    // Instagram is asked as one of its accounts.
    const keys = row.provider === 'instagram' ? { apiKey: told.apiKey, clientKey: simulator.own.igUserId } : told;
    const credentials = sealCredentials(services.vault, keys, undefined);
    if (credentials !== undefined) await db.update(connectors).set({ credentials }).where(eq(connectors.id, row.id));
  }
  for (const row of await db.select().from(connectors).where(ne(connectors.status, 2))) {
    const consent = allConnectors.find(({ provider }) => provider === row.provider)?.consent;
    if (!consent) continue;
    const { url: origin } = simulator;
    const app = { origin, tokenOrigin: origin, clientKey: told.clientKey, clientSecret: told.clientSecret, clock: () => new Date() };
    if (consent.from === 'shop') {
      for (const { id: holderId } of await merchantsWithoutConsent(db, row.id)) {
        const number = shopNumber(row.webId, holderId);
        const code = row.provider === 'shopee' ? `${simulator.shopConsent(number)} ${number}` : simulator.shopConsent(number);
        await keepConsent(services, { row, holderId, clock: app.clock, consented: await consent.begin(app, { code, redirectUri: '' }) });
      }
      continue;
    }
    for (const { id: holderId, upNumber } of await withoutConsent(db, row.id)) {
      const consented = await consent.begin(app, { code: simulator.consent(upNumber), redirectUri: '' });
      await keepConsent(services, { row, holderId, clock: app.clock, consented });
    }
  }
}

/** Merchants of the tasks of a connector who have not been asked yet. */
async function merchantsWithoutConsent(db: Db, connectorId: string) {
  const known = db
    .select({ holderId: connectorConsents.holderId })
    .from(connectorConsents)
    .where(eq(connectorConsents.connectorId, connectorId));
  return db
    .selectDistinct({ id: extractionTargets.targetId })
    .from(extractionTargets)
    .innerJoin(extractionTasks, eq(extractionTasks.id, extractionTargets.taskId))
    .where(
      and(eq(extractionTasks.connectorId, connectorId), eq(extractionTargets.targetType, 3), notInArray(extractionTargets.targetId, known)),
    );
}

/** Creators of the tasks of a connector who have not been asked yet. */
async function withoutConsent(db: Db, connectorId: string) {
  const known = db
    .select({ holderId: connectorConsents.holderId })
    .from(connectorConsents)
    .where(eq(connectorConsents.connectorId, connectorId));
  return db
    .selectDistinct({ id: ups.id, upNumber: ups.upNumber, webId: ups.webId })
    .from(extractionTargets)
    .innerJoin(ups, and(eq(ups.id, extractionTargets.targetId), eq(extractionTargets.targetType, 1)))
    .innerJoin(connectors, and(eq(connectors.id, connectorId), eq(connectors.webId, ups.webId)))
    .where(and(ne(ups.status, 2), notInArray(ups.id, known)));
}
