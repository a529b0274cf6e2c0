import { type Simulator, startSimulator } from '@backlot/channel-simulator';
import { afterEach, beforeEach } from 'vitest';
import { allConnectors } from '../connectors/allConnectors';
import { CollectError } from '../connectors/CollectError';
import type { Access, Channel, ChannelWork, Connector, Told } from '../connectors/connector';
import type { Window } from '../connectors/shopReads';

export const start = new Date('2026-11-20T10:00:00Z');

/** The clock of a test, and its simulator. */
export const world = { now: start, simulator: undefined as unknown as Simulator };

/** Gives each test of a file a simulator of its own. */
export function onChannels(): void {
  beforeEach(async () => {
    world.now = start;
    world.simulator = await startSimulator({ clock: () => world.now });
  });
  afterEach(() => world.simulator.close());
}

export const app = { clientKey: '1000001', clientSecret: 'simulated-secret' };

/** How a shop lets a connector in. */
const shopCredential = async (provider: string, id: string) => {
  const { consent } = named(provider);
  const code = provider === 'shopee' ? `${world.simulator.shopConsent(id)} ${id}` : world.simulator.shopConsent(id);
  const found = await consent?.begin(
    { ...app, origin: world.simulator.url, tokenOrigin: world.simulator.url, clock: () => world.now },
    { code, redirectUri: '' },
  );
  if (found?.openId !== id) throw new Error(`${provider} let in ${found?.openId}.`);
  return found.accessToken;
};

interface Guest {
  /** Who, or which shop, lets the connector in. */
  handle: string;
  credential: () => Promise<string>;
  place?: Access['place'];
  /** Somebody to ask a shop's channel for, as it calls people. */
  person?: string;
}

/** Somebody to ask for, and how a connector gets in, by provider. A connector that is listed has one here. */
export const guests: Record<string, Guest> = {
  tiktokDisplay: {
    handle: 'bea.reyes',
    credential: async () => {
      const code = world.simulator.consent('bea.reyes');
      const body = new URLSearchParams({ client_secret: world.simulator.clientSecret, grant_type: 'authorization_code', code });
      const response = await fetch(`${world.simulator.url}/v2/oauth/token/`, { method: 'POST', body });
      return ((await response.json()) as { access_token: string }).access_token;
    },
  },
  tiktokShop: { handle: '7495000000000000001', credential: () => shopCredential('tiktokShop', '7495000000000000001'), person: 'bea.reyes' },
  shopee: {
    handle: '220011',
    credential: () => shopCredential('shopee', '220011'),
    place: { timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
    person: '9009',
  },
  youtube: { handle: 'linh.review', credential: () => Promise.resolve(world.simulator.apiKey) },
  instagram: { handle: 'backlot.official', credential: () => Promise.resolve(world.simulator.apiKey) },
  tiktokResearch: {
    handle: 'bea.reyes',
    credential: async () => {
      const { url } = world.simulator;
      const ours = { ...app, origin: url, tokenOrigin: url, clock: () => world.now };
      return (await named('tiktokResearch').signIn?.(ours))?.token ?? '';
    },
  },
};

/** A channel of which every call may be asked: one that is not there fails the test. */
export type Whole = Required<Channel>;

export const enter = async (connector: Connector, other: Partial<Access> = {}) => {
  const guest = guests[connector.provider];
  if (!guest) throw new Error(`The suite knows nobody on ${connector.provider}.`);
  const { handle, place, person = handle } = guest;
  const credential = other.credential ?? (await guest.credential());
  const { url: origin, own } = world.simulator;
  const access = { origin, account: own.igUserId, clock: () => world.now, app, ...(place && { place }), ...other, credential };
  return { handle, person, channel: connector.open(access) as Whole };
};

/** What every connector is asked for first. */
export const firstOf = (connector: Connector, { channel, handle }: { channel: Whole; handle: string }) =>
  connector.capabilities.includes('orders') ? channel.listOrders(ever(), { cursor: null, limit: 5 }) : channel.fetchProfile(`@${handle}`);

export const ever = (): Window => ({ from: new Date(world.now.getTime() - 85 * 86_400_000), to: new Date(world.now.getTime() + 1000) });

export const refused = async (asking: Promise<unknown>): Promise<CollectError> => {
  const error = await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CollectError)) throw new Error(`No refusal of a channel: ${String(error)}`);
  return error;
};

export async function everything<T>(list: (cursor: string | null) => Promise<Told<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const told: Told<T> = await list(cursor);
    items.push(...told.items);
    cursor = told.nextCursor;
  } while (cursor !== null);
  return items;
}

export const worksOf = (channel: Whole, platformId: string, limit: number): Promise<ChannelWork[]> =>
  everything((cursor) => channel.listWorks(platformId, { cursor, limit }));

export const those = (capability: Connector['capabilities'][number]) =>
  allConnectors
    .filter(({ capabilities }) => capabilities.includes(capability))
    .map((connector) => [connector.provider, connector] as const);

export function named(provider: string): Connector {
  const found = allConnectors.find((connector) => connector.provider === provider);
  if (!found) throw new Error(`${provider} is not listed.`);
  return found;
}
