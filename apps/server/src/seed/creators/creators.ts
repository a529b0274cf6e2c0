import { followUpLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { addDays, countryOf, dayIn } from '../../modules/system/country';
import type { Db } from '../../db/database';
import { labels } from '../../tables/creators/label';
import { figuresOf, refreshStars } from '../../modules/creators/creator';
import { upContacts, upFollowUps, upOwnerHistory, upPrices, ups, works } from '../../tables/creators/creator';
import type { Vault } from '../../secrets/createVault';
import { type Creator, creatorRow } from './creatorRow';
import { blackReasons, creatorWords, followUpTexts, priceTexts } from './creatorWords';
import { creatorWorks } from './creatorWorks';
import type { DemoDay } from '../demo/demoDay';
import { between } from '../demo/distributions';
import { markets } from '../merchants/goodsWords';
import { insertRows } from '../../db/insertRows';
import type { Place } from '../system/places';
import { pick, seededRandom } from '../demo/random';
import { textsIn, writeIn } from '../demo/written';

type Random = () => number;

interface Seeding {
  day: DemoDay;
  idAt: (time: Date) => string;
  vault: Vault;
  count: number;
  /** Works of the last weeks a creator has in the middle. */
  worksEach: number;
  /** Labels for creators, by category. */
  labelIds: readonly string[][];
  /** BDs by country. */
  bds: ReadonlyMap<string, readonly string[]>;
}

/** A creator of the demo, for those who plant what refers to it. */
export type DemoCreator = Creator & { bdId: string | null };

/** Plants creators with works, prices, contacts, labels, owners and follow-up notes; figures come from the works. */
export async function seedCreators(db: Db, { day, idAt, vault, count, worksEach, labelIds, bds }: Seeding): Promise<DemoCreator[]> {
  const random = seededRandom(20_261_122);
  const taken = new Set<string>();
  const made = Array.from({ length: count }, (_, index) => {
    const creator = creatorRow({ random, day, idAt, taken });
    const own = creatorWorks(creator, { seed: index, day, idAt, mean: worksEach });
    const prices = random() < 0.7 ? pricesOf(random, creator) : [];
    return {
      creator,
      own,
      prices,
      contacts: contactsOf(random, creator, vault),
      labelIds: labelsOf(random, labelIds),
      ...ownership(random, day, creator, bds.get(creator.country) ?? []),
      isBlack: random() < 0.012,
      blackReason: writeIn(creator.country, blackReasons, random),
    };
  });
  await insertRows(
    db,
    ups,
    made.map((one) => ({
      ...one.creator,
      ...figuresOf(one.own, day.now),
      videosNum: one.own.length * 9,
      worksNum: one.own.length * 9 + between(random, 0, 4),
      minPrice: one.prices[0]?.amount ?? null,
      labelIds: one.labelIds,
      bdId: one.bdId,
      ownTime: one.ownTime,
      lastFollowTime: one.followUps[0]?.createTime ?? null,
      extractTestStatus: 1,
      extractTestTime: one.creator.createTime,
      blackFlag: one.isBlack,
      blackReason: one.isBlack ? one.blackReason : null,
      dataTime: day.now,
      createUser: one.bdId,
    })),
  );
  await insertRows(
    db,
    works,
    made.flatMap(({ own }) => own),
  );
  await insertRows(
    db,
    upPrices,
    made.flatMap(({ prices, creator }) =>
      prices.map((price, sort) => ({ id: idAt(creator.createTime), upId: creator.id, ...price, sort })),
    ),
  );
  await insertRows(
    db,
    upContacts,
    made.flatMap(({ contacts, creator }) =>
      contacts.map((contact, sort) => ({ id: idAt(creator.createTime), upId: creator.id, ...contact, isPrimary: sort === 0, sort })),
    ),
  );
  await insertRows(
    db,
    upFollowUps,
    made.flatMap(({ followUps, creator }) => followUps.map((note) => ({ id: idAt(note.createTime), upId: creator.id, ...note }))),
  );
  await insertRows(
    db,
    upOwnerHistory,
    made.flatMap(({ creator, bdId, ownTime }) =>
      bdId && ownTime
        ? [{ id: idAt(ownTime), upId: creator.id, toBdId: bdId, action: 'claim' as const, actorId: bdId, time: ownTime }]
        : [],
    ),
  );
  await refreshStars(db);
  await db.execute(
    sql`update ${labels} set used = carried.n from (select unnest(label_ids) id, count(*)::int n from ${ups} where status <> 2 group by 1) carried where carried.id = ${labels.id}`,
  );
  return made.map(({ creator, bdId }) => ({ ...creator, bdId }));
}

/** Two in three belong to a BD of the country; some of them were not contacted for so long that they return to the pool soon. */
function ownership(random: Random, day: DemoDay, { createTime, country }: Creator, people: readonly string[]) {
  const [first, ...rest] = people;
  if (first === undefined || random() < 0.33) return { bdId: null, ownTime: null, followUps: [] };
  const bdId = pick(random, [first, ...rest]);
  const age = day.daysSince(createTime);
  const lastDays = Math.min(age, random() < 0.03 ? between(random, 53, 58) : between(random, 0, 45));
  const notes = Math.min(between(random, 1, 3), 1 + Math.floor((age - lastDays) / 8));
  const followUps = Array.from({ length: notes }, (_, index) => ({
    authorId: bdId,
    content: writeIn(country, followUpTexts, random),
    createTime: after(createTime, day.ago(Math.min(age, lastDays + index * 8), between(random, 0, 419))),
    ...planOf({ day, country, bdId, lastDays, index }),
  }));
  return { bdId, ownTime: after(createTime, day.ago(Math.min(age, lastDays + notes * 8), 60)), followUps };
}

interface Planning {
  day: DemoDay;
  country: Creator['country'];
  bdId: string;
  lastDays: number;
  index: number;
}

/** How the contact was made, and what it plans: earlier plans are done, some of the newest notes plan a day around today. */
function planOf({ day, country, bdId, lastDays, index }: Planning) {
  const kind = ((lastDays + index) % 3) + 1;
  if (index > 0)
    return {
      ...plan,
      kind,
      planStatus: followUpLife.states.done,
      personId: bdId,
      nextDate: dayIn(country, day.ago(lastDays + index * 8 - 8)),
    };
  if (lastDays < 4 || lastDays > 30 || lastDays % 3 === 2) return { ...plan, kind };
  const ahead = (lastDays % 10) - 3;
  return {
    kind,
    planStatus: followUpLife.states.planned,
    personId: bdId,
    nextDate: addDays(dayIn(country, day.now), ahead),
    remindTime: ahead <= 0 ? day.now : null,
  };
}

const plan = {
  planStatus: followUpLife.states.none as number,
  personId: null as string | null,
  nextDate: null as string | null,
  remindTime: null as Date | null,
};

const after = (earliest: Date, time: Date): Date => (time < earliest ? earliest : time);

function labelsOf(random: Random, byCategory: readonly string[][]): string[] {
  const [style, ...others] = byCategory;
  const chosen = [style, ...others.filter(() => random() < 0.3)].flatMap((ids) =>
    ids?.[0] ? [pick(random, ids as [string, ...string[]])] : [],
  );
  return [...new Set(chosen)];
}

function pricesOf(random: Random, { country, fansNum }: Creator) {
  const { currency, scale } = countryOf(country);
  const [factor, step] = markets[country].fee;
  const fee = Math.max(step, Math.round((fansNum ** 0.6 * factor) / step) * step);
  const said = (text: keyof typeof priceTexts) => textsIn(country, priceTexts[text])[0];
  const price = (priceTitle: string, priceInfo: string, amount: number, unit: string) => ({
    priceTitle,
    priceInfo,
    amount: amount.toFixed(scale),
    currency,
    unit,
  });
  return [
    price(said('video'), said('videoInfo'), fee, 'video'),
    ...(random() < 0.35 ? [price(said('live'), said('liveInfo'), Math.round((fee * 1.8) / step) * step, 'liveHour')] : []),
  ];
}

function contactsOf(random: Random, creator: Creator, vault: Vault) {
  const {
    dial,
    chat: [chat, share],
  } = creatorWords[creator.country];
  const phone = `${dial}${String(between(random, 10 ** 6, 10 ** 7 - 1))}`;
  const all = [
    ['phone', phone],
    ...(random() < share ? [[chat, chat === 'line' ? creator.upNumber : phone]] : []),
    ...(random() < 0.4 ? [['email', `${creator.upNumber}@creator.example`]] : []),
  ];
  return all.map(([contactType = 'phone', value = phone]) => ({ contactType, contactValue: vault.seal(value) }));
}

/** BDs by the country of their team. */
export const bdsByCountry = (
  people: readonly { account: string; role: string | null; country: Place['code'] | null }[],
  userIds: ReadonlyMap<string, string>,
): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const { account, role, country } of people) {
    const id = userIds.get(account);
    if (role === 'bd' && country && id) found.set(country, [...(found.get(country) ?? []), id]);
  }
  return found;
};
