import { cooperationLife, type UpDetail, type UpRow as ShownUp } from '@backlot/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import type { Vault } from '../../../secrets/createVault';
import { countryOf, presentAmount } from '../../system/country';
import { type Viewer } from '../../base/sight';
import { type Team, seesContact, upActions } from './mayDo';
import { namesAround } from './namesAround';
import { lastAudience } from './figures/snapshots';
import { upContacts, upPrices } from '../../../tables/creators/creator';
import { workOrderUps } from '../../../tables/trade/submission';
import { isInTeam, teamOf } from './lists/team';
import type { UpRow } from './upOf';

/** What stands for a contact that the reader may not see; sent back unchanged it keeps what is stored. */
export const hiddenContact = '••••••';

/** Creators as the contract promises them. A merchant sees neither price nor owner, nor what the agency noted. */
export async function presentUps(db: Db, rows: readonly UpRow[], viewer: Viewer): Promise<ShownUp[]> {
  if (rows.length === 0) return [];
  const inside = viewer.persona !== 'shop';
  const ids = (of: (row: UpRow) => readonly string[]) => [...new Set(inside ? rows.flatMap(of) : [])];
  const owners = ids(({ bdId }) => (bdId === null ? [] : [bdId]));
  const authors = ids(({ createUser }) => (createUser === null ? [] : [createUser]));
  const { people, labels } = await namesAround(db, {
    people: [...new Set([...owners, ...authors])],
    labels: ids(({ labelIds }) => labelIds),
  });
  const team: Team = new Set(owners.filter((id) => isInTeam(people.get(id), viewer)));
  const refer = (id: string, name: string | undefined) => (name === undefined || !inside ? [] : [{ id, name }]);
  return rows.map((row) => ({
    ...row,
    country: row.country as ShownUp['country'],
    sales30: row.sales30Currency === null ? row.sales30 : presentAmount(row.sales30, row.sales30Currency),
    minPrice: inside ? presentAmount(row.minPrice, countryOf(row.country).currency) : null,
    labels: row.labelIds.flatMap((id) => refer(id, labels.get(id))),
    owner: row.bdId === null ? null : (refer(row.bdId, people.get(row.bdId)?.name)[0] ?? null),
    blackFlag: inside && row.blackFlag,
    dataTime: row.dataTime && presentTime(row.dataTime),
    createTime: presentTime(row.createTime),
    createUser: row.createUser === null ? null : (refer(row.createUser, people.get(row.createUser)?.name)[0] ?? null),
    can: upActions(row, viewer, team),
  }));
}

/** One creator with contacts and prices. */
export async function presentUp(db: Db, row: UpRow, viewer: Viewer, vault: Vault): Promise<UpDetail> {
  const inside = viewer.persona !== 'shop';
  const [[shown], team, contacts, prices, audience, fulfilledNum] = await together(db, (at) =>
    Promise.all([
      presentUps(at, [row], viewer),
      teamOf(at, viewer, [row.bdId]),
      inside ? at.select().from(upContacts).where(eq(upContacts.upId, row.id)).orderBy(asc(upContacts.sort), asc(upContacts.id)) : [],
      inside ? at.select().from(upPrices).where(eq(upPrices.upId, row.id)).orderBy(asc(upPrices.sort), asc(upPrices.id)) : [],
      lastAudience(at, row.id),
      inside ? at.$count(workOrderUps, and(eq(workOrderUps.upId, row.id), inState(cooperationLife, workOrderUps, 'fulfilled'))) : null,
    ]),
  );
  if (!shown) throw new Error(`The creator ${row.id} is not shown.`);
  const contactsVisible = seesContact(row, viewer, team);
  return {
    ...shown,
    // An estimate stands here only: creators are not searched by it (domain/metrics 5.3).
    femaleRatio: audience?.genderFemale ?? row.femaleRatio,
    bio: row.bio,
    medianViews: row.medianViews,
    age: audience?.age ?? row.ageRatio,
    audience: audience ?? null,
    sales30Source: row.sales30Source,
    gmv: inside ? presentAmount(row.gmv, countryOf(row.country).currency) : null,
    fulfilledNum,
    blackReason: inside ? row.blackReason : null,
    contactsVisible,
    contacts: contacts.map(({ contactType, contactValue, isPrimary }) => ({
      contactType,
      contactValue: contactsVisible ? vault.open(contactValue) : hiddenContact,
      isPrimary,
    })),
    prices: prices.map(({ priceTitle, priceInfo, amount, currency, unit }) => ({
      priceTitle,
      priceInfo,
      amount: currency === null ? amount : presentAmount(amount, currency),
      currency,
      unit,
    })),
  };
}

/** The contact to try first of some creators, in clear where the viewer may see it. */
export async function mainContacts(db: Db, rows: readonly UpRow[], viewer: Viewer, vault: Vault): Promise<Map<string, string>> {
  const team = await teamOf(
    db,
    viewer,
    rows.map(({ bdId }) => bdId),
  );
  const seen = rows.filter((row) => seesContact(row, viewer, team)).map(({ id }) => id);
  if (seen.length === 0) return new Map();
  const found = await db.select().from(upContacts).where(inArray(upContacts.upId, seen)).orderBy(asc(upContacts.sort), asc(upContacts.id));
  const main = new Map<string, string>();
  for (const { upId, contactType, contactValue } of found)
    if (!main.has(upId)) main.set(upId, `${contactType}: ${vault.open(contactValue)}`);
  return main;
}
