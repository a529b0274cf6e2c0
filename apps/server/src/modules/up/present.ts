import type { UpDetail, UpRow as ShownUp } from '@backlot/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { presentTime } from '../../db/presentTime';
import type { Vault } from '../../secrets/createVault';
import { countryOf, presentAmount } from '../country';
import { labels } from '../label/tables';
import { namesOfPeople, type Viewer } from '../trade';
import { type Team, seesContact, upActions } from './mayDo';
import { upContacts, upPrices } from './tables';
import { teamOf } from './team';
import type { UpRow } from './upOf';

/** What stands for a contact that the reader may not see; sent back unchanged it keeps what is stored. */
export const hiddenContact = '••••••';

/** Creators as the contract promises them. A merchant sees neither price nor owner, nor what the agency noted. */
export async function presentUps(db: Db, rows: readonly UpRow[], viewer: Viewer): Promise<ShownUp[]> {
  if (rows.length === 0) return [];
  const inside = viewer.persona !== 'shop';
  const team = await teamOf(db, viewer);
  const owners = inside ? await namesOfPeople(db, rows.map(({ bdId }) => bdId)) : new Map<string, string>();
  const names = inside ? await labelNames(db, rows.flatMap(({ labelIds }) => labelIds)) : new Map<string, string>();
  const refer = (id: string, from: ReadonlyMap<string, string>) => {
    const name = from.get(id);
    return name === undefined ? [] : [{ id, name }];
  };
  return rows.map((row) => ({
    ...row,
    country: row.country as ShownUp['country'],
    sales30: row.sales30Currency === null ? row.sales30 : presentAmount(row.sales30, row.sales30Currency),
    minPrice: inside ? presentAmount(row.minPrice, countryOf(row.country).currency) : null,
    labels: row.labelIds.flatMap((id) => refer(id, names)),
    owner: row.bdId === null ? null : (refer(row.bdId, owners)[0] ?? null),
    blackFlag: inside && row.blackFlag,
    dataTime: row.dataTime && presentTime(row.dataTime),
    createTime: presentTime(row.createTime),
    can: upActions(row, viewer, team),
  }));
}

/** One creator with contacts and prices. */
export async function presentUp(db: Db, row: UpRow, viewer: Viewer, vault: Vault): Promise<UpDetail> {
  const [shown] = await presentUps(db, [row], viewer);
  if (!shown) throw new Error(`The creator ${row.id} is not shown.`);
  const inside = viewer.persona !== 'shop';
  const contactsVisible = seesContact(row, viewer, await teamOf(db, viewer));
  const contacts = inside ? await db.select().from(upContacts).where(eq(upContacts.upId, row.id)).orderBy(asc(upContacts.sort), asc(upContacts.id)) : [];
  const prices = inside ? await db.select().from(upPrices).where(eq(upPrices.upId, row.id)).orderBy(asc(upPrices.sort), asc(upPrices.id)) : [];
  return {
    ...shown,
    bio: row.bio,
    videosNum: row.videosNum,
    medianViews: row.medianViews,
    age: row.ageRatio,
    blackReason: inside ? row.blackReason : null,
    contactsVisible,
    contacts: contacts.map(({ contactType, contactValue, isPrimary }) => ({ contactType, contactValue: contactsVisible ? vault.open(contactValue) : hiddenContact, isPrimary })),
    prices: prices.map(({ priceTitle, priceInfo, amount, currency, unit }) => ({ priceTitle, priceInfo, amount: currency === null ? amount : presentAmount(amount, currency), currency, unit })),
  };
}

/** The contact to try first of some creators, in clear where the viewer may see it. */
export async function mainContacts(db: Db, rows: readonly UpRow[], viewer: Viewer, vault: Vault): Promise<Map<string, string>> {
  const team: Team = await teamOf(db, viewer);
  const seen = rows.filter((row) => seesContact(row, viewer, team)).map(({ id }) => id);
  if (seen.length === 0) return new Map();
  const found = await db.select().from(upContacts).where(inArray(upContacts.upId, seen)).orderBy(asc(upContacts.sort), asc(upContacts.id));
  const main = new Map<string, string>();
  for (const { upId, contactType, contactValue } of found) if (!main.has(upId)) main.set(upId, `${contactType}: ${vault.open(contactValue)}`);
  return main;
}

async function labelNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: labels.id, name: labels.labelName }).from(labels).where(inArray(labels.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
