import type { OutputOf, ParsedInputOf, taskApi } from '@backlot/contract';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { connectors } from '../../../tables/collection/connector';
import { ups } from '../../../tables/creators/creator';
import { shops } from '../../../tables/merchants/merchant';
import { upsInSight } from '../../creators/creator';
import { profileAt } from '../../creators/channel';
import type { Viewer } from '../../base/sight';

type Asked = ParsedInputOf<typeof taskApi.recognize>;
type Recognized = OutputOf<typeof taskApi.recognize>;

interface Named {
  id: string;
  name: string;
  /** What it goes by, in small letters. */
  keys: readonly string[];
}

const ordersObject = 5;
const lastId = 9_223_372_036_854_775_807n;

/** Whom a pasted list names by handle, address, platform id or our id, each once and in the order of the list. */
export async function recognize(db: Db, { connectorId, objectType, items }: Asked, viewer: Viewer): Promise<Recognized> {
  const [connector] = await db
    .select({ webId: connectors.webId })
    .from(connectors)
    .where(and(eq(connectors.id, connectorId), ne(connectors.status, 2)));
  if (!connector) throw new Refusal('notFound', {}, { field: 'connectorId' });
  const { webId } = connector;
  const isOrders = objectType === ordersObject;
  const keyed = items.map((item) => ({ item, key: isOrders ? item.trim() : handleIn(webId, item) }));
  const keys = [...new Set(keyed.map(({ key }) => key))];
  const named = isOrders ? await merchantsNamed(db, keys, viewer) : await creatorsNamed(db, keys, { webId, viewer });
  const byKey = new Map(named.flatMap((one) => one.keys.map((key) => [key, one] as const)));
  const found = new Map<string, Named>();
  const unknown: string[] = [];
  for (const { item, key } of keyed) {
    const one = byKey.get(key.toLowerCase());
    if (one) found.set(one.id, one);
    else unknown.push(item);
  }
  const targetType = isOrders ? 3 : 1;
  return { found: [...found.values()].map(({ id, name }) => ({ targetType, targetId: id, name })), unknown };
}

/** The handle in an address of the channel or after an @, or the text itself. */
const handleIn = (webId: number, item: string): string => (profileAt(webId, item.trim())?.key ?? item.trim()).replace(/^@/, '');

const lowered = (keys: readonly string[]): string[] => keys.map((key) => key.toLowerCase());

const idsIn = (keys: readonly string[]): string[] => keys.filter((key) => /^[1-9]\d{0,18}$/.test(key) && BigInt(key) <= lastId);

async function creatorsNamed(db: Db, keys: string[], { webId, viewer }: { webId: number; viewer: Viewer }): Promise<Named[]> {
  const rows = await db
    .select({ id: ups.id, handle: ups.upNumber, platformId: ups.platformId })
    .from(ups)
    .where(
      and(
        eq(ups.webId, webId),
        upsInSight(viewer),
        or(inArray(ups.id, idsIn(keys)), inArray(sql`lower(${ups.upNumber})`, lowered(keys)), inArray(ups.platformId, keys)),
      ),
    );
  // A handle may be made of the digits of somebody else's id: the handle is what people paste.
  return rows
    .flatMap(({ id, handle, platformId }) =>
      [id, platformId.toLowerCase(), handle.toLowerCase()].map((key, rank) => ({ rank, named: { id, name: `@${handle}`, keys: [key] } })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ named }) => named);
}

/** Merchants, for who sees all of them. */
async function merchantsNamed(db: Db, keys: string[], { persona }: Viewer): Promise<Named[]> {
  if (persona !== 'all') return [];
  const rows = await db
    .select({ id: shops.id, name: shops.shopName, code: shops.shopCode })
    .from(shops)
    .where(and(ne(shops.status, 2), or(inArray(shops.id, idsIn(keys)), inArray(sql`lower(${shops.shopCode})`, lowered(keys)))));
  return rows.map(({ id, name, code }) => ({ id, name, keys: [id, code.toLowerCase()] }));
}
