import type { ParsedInputOf, upApi } from '@backlot/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import type { Vault } from '../../../../secrets/createVault';
import { type FoundProfile, profileAt } from '../../channel';
import { checkScale, countryOf, hundredths } from '../../../system/country';
import { changesOf, lockArea, note, updateRow } from '../../../base/crud';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer } from '../../../base/sight';
import { saveContacts } from './contacts';
import { proofOf } from './extraction';
import { refuseErased } from '../../channel';
import { upToChange } from '../findUp';
import { countLabelUses, creatorLabels, notCreatorLabels } from '../lists/labelUses';
import { refuseTooManyOwned } from './ownership';
import { keepDay } from '../figures/snapshots';
import { upHandleHistory, upOwnerHistory, upPrices, ups } from '../../../../tables/creators/creator';
import type { UpRow } from '../upOf';

export type UpDraft = ParsedInputOf<typeof upApi.add>;

/** Stores a creator that an extraction test found; a BD's becomes the BD's own, any other goes to the public pool. */
export async function addUp(tx: Db, draft: UpDraft, { viewer, vault }: Saving): Promise<string> {
  const bdId = viewer.persona === 'bd' ? viewer.caller.userId : null;
  if (bdId) await refuseTooManyOwned(tx, bdId);
  await lockArea(tx, 'up');
  const proof = await proofOf(tx, draft, viewer);
  return storeUp(tx, draft, { ...proof, bdId, viewer, vault });
}

interface Saving {
  viewer: Viewer;
  vault: Vault;
}

interface Storing {
  /** What the channel tells of the creator. */
  found: Pick<FoundProfile, 'fansNum' | 'likesNum' | 'worksNum' | 'avgViews' | 'interactionRate' | 'dataTime'>;
  /** Whether a person answers for the figures, and no test. */
  isVouched?: boolean;
  bdId: string | null;
  viewer: Viewer;
  vault: Vault;
}

/** Stores a creator whose channel is known to tell of it; call with the area locked. */
export async function storeUp(tx: Db, draft: UpDraft, { found, isVouched = false, bdId, viewer, vault }: Storing): Promise<string> {
  const { userId } = viewer.caller;
  await refuseKnown(tx, draft, undefined);
  await refuseLabels(tx, draft.labelIds, []);
  const { fansNum, likesNum, worksNum, avgViews, interactionRate } = found;
  const [row] = await tx
    .insert(ups)
    .values({
      ...valuesOf(draft),
      fansNum,
      likesNum,
      worksNum,
      avgViews,
      interactionRate,
      dataTime: new Date(found.dataTime),
      ...(isVouched ? {} : { extractTestStatus: 1, extractTestTime: sql`now()` }),
      starLevel: 1,
      starComputed: 1,
      bdId,
      ...(bdId ? { ownTime: sql`now()`, lastFollowTime: sql`now()` } : {}),
      createUser: userId,
    })
    .returning();
  if (!row) throw new Error('The creator was not stored.');
  if (bdId) await tx.insert(upOwnerHistory).values({ upId: row.id, toBdId: bdId, action: 'add', actorId: userId });
  await saveContacts(tx, row.id, draft.contacts, vault);
  await savePrices(tx, row.id, draft.prices);
  await countLabelUses(tx, [], row.labelIds);
  await keepDay(tx, { upIds: [row.id] });
  await note(tx, { actor: viewer, action: 'up.add', object: `up:${row.id}`, detail: told(changesOf({}, row)) });
  if (isVouched) await noteVouched(tx, row.id, found, viewer);
  return row.id;
}

/** Changes a creator; another home page needs a test of its own (1033002). */
export async function editUp(tx: Db, draft: UpDraft & { id: string; version: number }, { viewer, vault }: Saving): Promise<void> {
  await lockArea(tx, 'up');
  const before = await upToChange(tx, draft.id, viewer);
  if (before.version !== draft.version) throw new Refusal('versionConflict');
  const values = valuesOf(draft);
  const isMoved = before.webId !== values.webId || before.platformId !== values.platformId || before.homePageLink !== values.homePageLink;
  const proof = isMoved ? await proofOf(tx, draft, viewer) : undefined;
  await changeUp(tx, draft, { before, isMoved, viewer, vault });
  if (!proof?.isVouched) return;
  await tx
    .update(ups)
    .set({ ...proof.found, extractTestStatus: 0, extractTestTime: null })
    .where(eq(ups.id, draft.id));
  await noteVouched(tx, draft.id, proof.found, viewer);
}

/** Somebody answers for figures that no connector told. */
const noteVouched = (tx: Db, upId: string, { dataTime: _now, ...figures }: Storing['found'], viewer: Viewer) =>
  noteEvent(tx, { actor: viewer, action: 'up.vouch', object: `up:${upId}`, more: figures });

interface Changing {
  before: UpRow;
  /** Whether the home page is another one, which a test or a file confirmed. */
  isMoved: boolean;
  viewer: Viewer;
  vault: Vault;
}

/** Stores the change of a creator; call with the area locked. */
export async function changeUp(
  tx: Db,
  draft: UpDraft & { id: string; version: number },
  { before, isMoved, viewer, vault }: Changing,
): Promise<void> {
  const values = valuesOf(draft);
  await refuseKnown(tx, draft, before.id);
  await refuseLabels(tx, draft.labelIds, before.labelIds);
  const after = (await updateRow(tx, {
    table: ups,
    id: draft.id,
    version: draft.version,
    set: { ...values, ...(isMoved ? { extractTestStatus: 1, extractTestTime: sql`now()` as never } : {}) },
    userId: viewer.caller.userId,
  })) as UpRow;
  if (before.upNumber !== after.upNumber)
    await tx.insert(upHandleHistory).values({ upId: before.id, webId: before.webId, upNumber: before.upNumber });
  const contacts = await saveContacts(tx, draft.id, draft.contacts, vault);
  await savePrices(tx, draft.id, draft.prices);
  await countLabelUses(tx, before.labelIds, after.labelIds);
  await note(tx, {
    actor: viewer,
    action: 'up.edit',
    object: `up:${draft.id}`,
    detail: { ...told(changesOf(before, after)), ...(contacts ? { contacts: 'changed' } : {}) },
  });
}

/** Takes a creator out of the library. */
export async function removeUp(tx: Db, id: string, viewer: Viewer): Promise<void> {
  const row = await upToChange(tx, id, viewer);
  await updateRow(tx, { table: ups, id, set: { status: 2 } as never, userId: viewer.caller.userId });
  await countLabelUses(tx, row.labelIds, []);
  await note(tx, { actor: viewer, action: 'up.delete', object: `up:${id}`, detail: { name: row.nickname } });
}

/** The columns that a draft sets. */
export function valuesOf(draft: UpDraft) {
  const { currency } = countryOf(draft.country);
  for (const [index, price] of draft.prices.entries()) checkScale({ [`prices.${index}.amount`]: price.amount }, price.currency ?? currency);
  const amounts = draft.prices.flatMap((price) =>
    price.amount !== undefined && (price.currency ?? currency) === currency ? [price.amount] : [],
  );
  return {
    webId: draft.webId,
    platformId: draft.platformId,
    upNumber: draft.upNumber.replace(/^@/, ''),
    nickname: draft.nickname,
    upTypeId: draft.upTypeId,
    country: draft.country,
    ...(draft.platformType && { platformType: [...new Set(draft.platformType)] }),
    productCategory: [...new Set(draft.productCategory)],
    authorCategory: [...new Set(draft.authorCategory)],
    homePageLink: profileAt(draft.webId, draft.homePageLink)?.link ?? draft.homePageLink,
    bio: draft.bio || null,
    labelIds: [...new Set(draft.labelIds)],
    minPrice: amounts.reduce<string | null>(
      (least, amount) => (least === null || hundredths(amount) < hundredths(least) ? amount : least),
      null,
    ),
  };
}

async function refuseKnown(tx: Db, { webId, platformId, upNumber }: UpDraft, exceptId: string | undefined): Promise<void> {
  await refuseErased(tx, webId, [platformId, upNumber]);
  const handle = upNumber.replace(/^@/, '').toLowerCase();
  const [other] = await tx
    .select({ id: ups.id })
    .from(ups)
    .where(
      and(
        eq(ups.webId, webId),
        or(eq(ups.platformId, platformId), eq(sql`lower(${ups.upNumber})`, handle)),
        ne(ups.status, 2),
        exceptId === undefined ? undefined : ne(ups.id, exceptId),
      ),
    )
    .limit(1);
  if (other) throw new Refusal('upKnown', {}, { field: 'homePageLink' });
}

/** Labels that are new to a creator must be labels for creators; ones that it has may be old. */
async function refuseLabels(tx: Db, wanted: readonly string[], had: readonly string[]): Promise<void> {
  const fresh = wanted.filter((id) => !had.includes(id));
  const known = await creatorLabels(tx, fresh);
  if (fresh.some((id) => !known.has(id))) throw refuseField('labelIds', notCreatorLabels);
}

async function savePrices(tx: Db, upId: string, prices: UpDraft['prices']): Promise<void> {
  await tx.delete(upPrices).where(eq(upPrices.upId, upId));
  if (prices.length === 0) return;
  await tx.insert(upPrices).values(
    prices.map(({ priceTitle, priceInfo, amount, currency, unit }, sort) => ({
      upId,
      priceTitle,
      priceInfo,
      amount: amount ?? null,
      currency: currency ?? null,
      unit: unit ?? null,
      sort,
    })),
  );
}

/** What the audit row tells: the folded text is another form of the name. */
function told(changes: Record<string, unknown>): Record<string, unknown> {
  const { searchText: _folded, ...rest } = changes;
  return rest;
}
