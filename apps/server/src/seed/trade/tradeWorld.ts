import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { goods } from '../../tables/merchants/product';
import { shops } from '../../tables/merchants/merchant';
import { ups } from '../../tables/creators/creator';
import { users } from '../../tables/base/user';
import type { Vault } from '../../secrets/createVault';
import type { DemoDay } from '../demo/demoDay';
import { seededRandom } from '../demo/random';
import type { Deed } from './Deed';

export type Shop = typeof shops.$inferSelect;
export type Goods = typeof goods.$inferSelect;
export type Creator = Pick<typeof ups.$inferSelect, 'id' | 'country' | 'bdId' | 'platformId' | 'upNumber' | 'fansNum'>;
export interface Person {
  id: string;
  account: string;
  country: string | null;
  orgId: string | null;
  phone: string | null;
  email: string | null;
}

/** What demo orders are made of, and what has been made so far. */
export interface TradeWorld {
  day: DemoDay;
  idAt: (time: Date) => string;
  vault: Vault;
  random: () => number;
  shops: readonly Shop[];
  goodsOf: (shopId: string) => readonly Goods[];
  creatorsOf: (bdId: string) => readonly Creator[];
  bdsOf: (country: string) => readonly Person[];
  leaderOf: (country: string) => Person | undefined;
  person: (id: string) => Person | undefined;
  admin: Person;
  reviewer: Person;
  deeds: Deed[];
  /** The next number of a series on a day: `WO261120PH00001`. */
  number: (prefix: string, country: string, time: Date) => string;
  counters: Map<string, number>;
}

/** Reads what was planted before; undefined when there is nothing to trade with. */
export async function readWorld(
  db: Db,
  { day, idAt, vault }: { day: DemoDay; idAt: (time: Date) => string; vault: Vault },
): Promise<TradeWorld | undefined> {
  const certified = await db
    .select()
    .from(shops)
    .where(and(eq(shops.shopStatus, 2), eq(shops.status, 0)))
    .orderBy(asc(shops.shopCode));
  const products = await db.select().from(goods).where(eq(goods.status, 1)).orderBy(asc(goods.goodsNo));
  const owned = await db
    .select({ id: ups.id, country: ups.country, bdId: ups.bdId, platformId: ups.platformId, upNumber: ups.upNumber, fansNum: ups.fansNum })
    .from(ups)
    .where(and(eq(ups.webId, 10), eq(ups.status, 0), eq(ups.blackFlag, false), isNotNull(ups.bdId)))
    .orderBy(asc(ups.platformId));
  const people: Person[] = await db
    .select({ id: users.id, account: users.account, country: users.country, orgId: users.orgId, phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.status, 0))
    .orderBy(asc(users.account));
  const [admin, reviewer] = [people.find(({ account }) => account === 'admin'), people.find(({ account }) => account === 'admin2')];
  if (!admin || !reviewer || products.length === 0) return undefined;
  const byShop = Map.groupBy(products, ({ shopId }) => shopId);
  const byBd = Map.groupBy(owned, ({ bdId }) => bdId ?? '');
  const counters = new Map<string, number>();
  return {
    day,
    idAt,
    vault,
    random: seededRandom(20_261_125),
    shops: certified.filter(({ id }) => byShop.has(id)),
    goodsOf: (shopId) => byShop.get(shopId) ?? [],
    creatorsOf: (bdId) => byBd.get(bdId) ?? [],
    bdsOf: (country) => people.filter((person) => person.country === country && person.account.startsWith('bd.')),
    leaderOf: (country) => people.find((person) => person.country === country && person.account.startsWith('leader.')),
    person: (id) => people.find((person) => person.id === id),
    admin,
    reviewer,
    deeds: [],
    counters,
    number: (prefix, country, time) => {
      const series = prefix + time.toISOString().slice(2, 10).replaceAll('-', '') + country;
      const next = (counters.get(series) ?? 0) + 1;
      counters.set(series, next);
      return series + String(next).padStart(5, '0');
    },
  };
}
