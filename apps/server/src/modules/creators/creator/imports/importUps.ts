import { type ParsedInputOf, upApi } from '@backlot/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import { validate } from '../../../../http/requests/validate';
import type { Vault } from '../../../../secrets/createVault';
import { dayIn } from '../../../system/country';
import { profileLink } from '../../channel';
import { channelProfiles } from '../../../../tables/creators/channel';
import { changesOf, lockArea } from '../../../base/crud';
import {
  type Cells,
  choicesFrom,
  type Choices,
  choicesOf,
  type ImportSource,
  listCell,
  numberCell,
  oneOf,
  type Outcome,
  ratioCell,
} from '../../../base/imports';
import { type Viewer, viewerFrom } from '../../../base/sight';
import { type Audience, audienceFrom, confidenceOf } from '../figures/audience';
import { upImportFields, upImportIgnored } from './importFields';
import { labelsNamed } from '../lists/labelUses';
import { hiddenContact } from '../present';
import { changeUp, storeUp, type UpDraft, valuesOf } from '../acts/save';
import { upsToChange } from '../sight';
import { keepAudience, keepDay } from '../figures/snapshots';
import { upContacts, upPrices, ups } from '../../../../tables/creators/creator';
import type { UpRow } from '../upOf';

type Dictionaries = Readonly<Record<'webId' | 'upType' | 'platformType' | 'productCategory' | 'authorCategory', Choices>>;

/**
 * Creators from a file: the file is a connector (domain/connectors 6.1), so what it tells counts like an extraction test.
 * A creator is known by channel and platform id. A column that the file does not have is left as it is; empty contact,
 * label and figure cells are too.
 */
export const upImport = (vault: Vault): ImportSource => ({
  area: 'up',
  permission: 'upLibrary.import',
  fields: upImportFields,
  ignored: upImportIgnored,
  open: async (db, actor) => {
    const viewer = await viewerFrom(db, actor);
    const known: Dictionaries = {
      webId: await choicesOf(db, 'webId'),
      upType: await choicesOf(db, 'upType'),
      platformType: await choicesOf(db, 'platformType'),
      productCategory: await choicesOf(db, 'productCategory'),
      authorCategory: await choicesOf(db, 'authorCategory'),
    };
    return {
      keyOf: ({ webId = '', platformId = '' }) => `${known.webId.get(webId.toLowerCase()) ?? webId} ${platformId}`,
      carry: (tx, cells) => carry(tx, cells, { known, viewer, vault }),
    };
  },
});

interface Around {
  known: Dictionaries;
  viewer: Viewer;
  vault: Vault;
}

async function carry(tx: Db, cells: Cells, { known, viewer, vault }: Around): Promise<Outcome> {
  await lockArea(tx, 'up');
  const webId = Number(oneOf(known.webId, 'webId', cells['webId'] ?? ''));
  const before = await lockedUp(tx, webId, cells['platformId'] ?? '', viewer);
  const draft = validate(upApi.add.input, await draftOf(tx, cells, { known, before, webId, vault }), viewer.language);
  const { videosNum, ...figures } = figuresFrom(cells, before);
  const audience = audienceFrom(cells, before);
  if (!before) {
    const found = { ...figures, dataTime: new Date() };
    const id = await storeUp(tx, draft, { found, bdId: viewer.persona === 'bd' ? viewer.caller.userId : null, viewer, vault });
    await tx
      .update(ups)
      .set({ videosNum, ...audience })
      .where(eq(ups.id, id));
    await keepTold(tx, { cells, upId: id, country: draft.country, ...audience });
    await keepProfile(tx, draft, figures);
    return 'add';
  }
  const values = valuesOf(draft);
  const contactsChange = Boolean(cells['contacts']) && (await firstContact(tx, before.id, vault)) !== contactText(draft.contacts[0]);
  const isSame =
    Object.keys(changesOf(before, { ...before, ...values, ...figures, videosNum, ...audience })).length === 0 && !contactsChange;
  if (isSame) return 'same';
  await changeUp(
    tx,
    { ...draft, id: before.id, version: before.version },
    { before, isMoved: before.homePageLink !== values.homePageLink, viewer, vault },
  );
  await tx
    .update(ups)
    .set({ ...figures, videosNum, ...audience, dataTime: sql`now()` })
    .where(eq(ups.id, before.id));
  await keepDay(tx, { upIds: [before.id] });
  await keepTold(tx, { cells, upId: before.id, country: draft.country, ...audience });
  await keepProfile(tx, draft, figures);
  return 'change';
}

/** The creator that a row is about, locked; one that this person may not change answers 1025001. */
async function lockedUp(tx: Db, webId: number, platformId: string, viewer: Viewer): Promise<UpRow | undefined> {
  const same = and(eq(ups.webId, webId), eq(ups.platformId, platformId), ne(ups.status, 2));
  const [row] = await tx.select().from(ups).where(same).for('update');
  if (!row) return undefined;
  const [own] = await tx
    .select({ id: ups.id })
    .from(ups)
    .where(and(same, upsToChange(viewer)));
  if (!own) throw new Refusal('upOfOtherBd', {}, { field: 'platformId' });
  return row;
}

interface From {
  known: Dictionaries;
  before: UpRow | undefined;
  webId: number;
  vault: Vault;
}

async function draftOf(tx: Db, cells: Cells, { known, before, webId, vault }: From): Promise<Record<string, unknown>> {
  const codes = (key: 'productCategory' | 'authorCategory') =>
    cells[key] === undefined ? (before?.[key] ?? []) : listCell(cells[key]).map((cell) => oneOf(known[key], key, cell));
  const upNumber = (cells['upNumber'] ?? '').replace(/^@/, '');
  const prices = before
    ? await tx.select().from(upPrices).where(eq(upPrices.upId, before.id)).orderBy(asc(upPrices.sort), asc(upPrices.id))
    : [];
  return {
    webId,
    platformId: cells['platformId'] ?? '',
    upNumber,
    nickname: cells['nickname'] ?? '',
    upTypeId: cells['upTypeId'] ? Number(oneOf(known.upType, 'upTypeId', cells['upTypeId'])) : (before?.upTypeId ?? 1),
    country: oneOf(countryChoices, 'country', cells['country'] ?? ''),
    ...(cells['platformType'] !== undefined && {
      platformType: listCell(cells['platformType']).map((cell) => Number(oneOf(known.platformType, 'platformType', cell))),
    }),
    productCategory: codes('productCategory'),
    authorCategory: codes('authorCategory'),
    homePageLink: cells['homePageLink'] || (before?.homePageLink ?? profileLink(webId, upNumber)),
    bio: cells['bio'] === undefined ? (before?.bio ?? undefined) : cells['bio'],
    contacts: await contactsOf(tx, cells['contacts'], before, vault),
    prices: prices.map(({ priceTitle, priceInfo, amount, currency, unit }) => ({
      priceTitle,
      priceInfo,
      ...(amount === null ? {} : { amount }),
      ...(currency === null ? {} : { currency }),
      ...(unit === null ? {} : { unit }),
    })),
    labelIds: cells['labelIds'] ? await labelsNamed(tx, listCell(cells['labelIds']), before?.labelIds ?? []) : (before?.labelIds ?? []),
  };
}

const countryChoices = choicesFrom({
  PH: { en: 'Philippines', 'zh-CN': '菲律宾', vn: 'Philippines' },
  MY: { en: 'Malaysia', 'zh-CN': '马来西亚', vn: 'Malaysia' },
  TH: { en: 'Thailand', 'zh-CN': '泰国', vn: 'Thái Lan' },
  VN: { en: 'Vietnam', 'zh-CN': '越南', vn: 'Việt Nam' },
  SG: { en: 'Singapore', 'zh-CN': '新加坡', vn: 'Singapore' },
  ID: { en: 'Indonesia', 'zh-CN': '印度尼西亚', vn: 'Indonesia' },
});

type Contact = UpDraft['contacts'][number];

/** `phone: +63…, line: abc`: the first one replaces the one to try first, the others of the creator stay. */
async function contactsOf(tx: Db, cell: string | undefined, before: UpRow | undefined, vault: Vault): Promise<Contact[]> {
  const stored = before
    ? await tx.select().from(upContacts).where(eq(upContacts.upId, before.id)).orderBy(asc(upContacts.sort), asc(upContacts.id))
    : [];
  const kept = stored.map(({ contactType, contactValue, isPrimary }) => ({
    contactType,
    contactValue: vault.open(contactValue),
    isPrimary,
  }));
  if (!cell || cell.includes(hiddenContact)) return kept;
  const [, contactType = '', contactValue = ''] = /^(\w+)\s*[:：]\s*(.+)$/.exec(cell) ?? [];
  if (contactType === '')
    throw refuseField('contacts', {
      en: 'Give the kind and the contact, such as phone: +63 917 123 4567.',
      'zh-CN': '请填写类型和联系方式，例如 phone: +63 917 123 4567。',
      vn: 'Hãy nhập loại và liên hệ, ví dụ phone: +63 917 123 4567.',
    });
  return [{ contactType: contactType.toLowerCase(), contactValue, isPrimary: true }, ...kept.slice(1)];
}

const contactText = (contact: Contact | undefined): string | undefined => contact && `${contact.contactType}: ${contact.contactValue}`;

async function firstContact(tx: Db, upId: string, vault: Vault): Promise<string | undefined> {
  const [first] = await tx
    .select()
    .from(upContacts)
    .where(eq(upContacts.upId, upId))
    .orderBy(asc(upContacts.sort), asc(upContacts.id))
    .limit(1);
  return first && `${first.contactType}: ${vault.open(first.contactValue)}`;
}

type Figures = Pick<UpRow, 'fansNum' | 'likesNum' | 'videosNum' | 'worksNum' | 'avgViews' | 'interactionRate'>;

function figuresFrom(cells: Cells, before: UpRow | undefined): Figures {
  const count = (key: 'fansNum' | 'likesNum' | 'videosNum' | 'worksNum' | 'avgViews') =>
    numberCell(key, cells[key]) ?? before?.[key] ?? null;
  return {
    fansNum: count('fansNum'),
    likesNum: count('likesNum'),
    videosNum: count('videosNum'),
    worksNum: count('worksNum'),
    avgViews: count('avgViews'),
    interactionRate: ratioCell('interactionRate', cells['interactionRate']) ?? before?.interactionRate ?? null,
  };
}

/** Who follows a creator, kept as told by this file on this day; nothing when it has no share. */
async function keepTold(tx: Db, { cells, ...told }: { cells: Cells; upId: string; country: string } & Audience): Promise<void> {
  const confidence = confidenceOf(cells);
  if (confidence === undefined) return;
  const { upId, country, ...shares } = told;
  await keepAudience(tx, { up: { id: upId }, day: dayIn(country), ...shares, source: fromFile, confidence });
}

/** Of a follower profile: from a file (domain/model 2.3.6). */
const fromFile = 3;

/** What the file told is what the file connector answers from now on. */
async function keepProfile(
  tx: Db,
  { webId, platformId, upNumber, nickname, bio }: ParsedInputOf<typeof upApi.add>,
  figures: Omit<Figures, 'videosNum'>,
): Promise<void> {
  const profile = { upNumber: upNumber.replace(/^@/, ''), nickname, bio: bio || null, ...figures, dataTime: sql`now()` as never };
  // A handle that went to another creator is no longer the other one's.
  await tx
    .delete(channelProfiles)
    .where(
      and(
        eq(channelProfiles.webId, webId),
        eq(sql`lower(${channelProfiles.upNumber})`, profile.upNumber.toLowerCase()),
        ne(channelProfiles.platformId, platformId),
      ),
    );
  await tx
    .insert(channelProfiles)
    .values({ webId, platformId, ...profile })
    .onConflictDoUpdate({ target: [channelProfiles.webId, channelProfiles.platformId], set: profile });
}
