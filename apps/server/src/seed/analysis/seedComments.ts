import { blackFanLife, codeOf, keywordLibraryLife } from '@backlot/contract';
import { and, asc, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { markComments } from '../../modules/analysis/navy';
import { keepComments, wordKeyOf } from '../../modules/collection/comments';
import { blackFans } from '../../tables/analysis/blackFan';
import { keywordLibraries, keywords } from '../../tables/analysis/keyword';
import { comments } from '../../tables/collection/comment';
import { ups, works } from '../../tables/creators/creator';
import { demoDay } from '../demo/demoDay';
import { seededRandom } from '../demo/random';
import { poisson } from '../demo/distributions';
import { commentDrafts, fanOf } from './commentDrafts';
import { demoLibraries } from './demoWords';
import { moderateComments } from './moderateComments';
import { silentEvents } from './silentEvents';

const sizes = { small: { comments: 3000, fans: 8 }, full: { comments: 6000, fans: 24 } } as const;

/** So many comments go through the door at once. */
const atOnce = 1500;
const dayMs = 86_400_000;

interface Planting {
  size: Config['DEMO_SIZE'];
  today: Date;
  userIds: ReadonlyMap<string, string>;
}

/** Libraries, blacklist fans and comments in seven languages, through the door that collection uses. Adds nothing where there are comments. */
export async function seedComments(db: Db, { size, today, userIds }: Planting): Promise<void> {
  const [known] = await db.select({ n: count() }).from(comments);
  if (known?.n) return;
  const staffId = userIds.get('staff.1') ?? null;
  const { comments: wanted, fans } = sizes[size];
  const day = demoDay(today);
  await seedLibraries(db, staffId);
  await seedFans(db, { fans, staffId, createTime: day.ago(20) });
  const found = await worksWithComments(db);
  const share =
    wanted /
    Math.max(
      1,
      found.reduce((total, { n }) => total + n, 0),
    );
  const waves = new Set(found.slice(0, 2).map(({ upId }) => upId));
  const told = new Map<number, Parameters<typeof keepComments>[2]['items'][number][]>();
  const hand = async (webId: number, least: number) => {
    const items = told.get(webId) ?? [];
    if (items.length < least) return;
    told.set(webId, []);
    await db.transaction((tx) => keepComments(tx, silentEvents, { webId, items, dataTime: day.now }));
  };
  for (const [at, { work, country, upId, n, hasGoods }] of found.entries()) {
    const random = seededRandom(20_261_201 + at);
    const under = {
      platformWorkId: work.platformWorkId,
      country,
      postTime: work.postTime,
      now: day.now,
      blackFans: fanNumbers(fans).filter((_, fan) => countryOfFan(fan) === country),
      ...(waves.has(upId) ? { waveFrom: new Date(day.now.getTime() - 5 * dayMs) } : {}),
    };
    const items = told.get(work.webId) ?? [];
    const written = Math.max(hasGoods ? 6 : 0, Math.min(400, poisson(random, n * share)));
    for (let place = 0; place < written; place += 1)
      for (const comment of commentDrafts(random, place, under)) items.push({ ...comment, work: { id: work.id, upId } });
    told.set(work.webId, items);
    await hand(work.webId, atOnce);
  }
  for (const webId of told.keys()) await hand(webId, 1);
  await moderateComments(db, { userIds });
  await markComments(db, day.now);
}

const worksWithComments = (db: Db) =>
  db
    .select({
      work: { id: works.id, webId: works.webId, platformWorkId: works.platformWorkId, postTime: works.postTime },
      upId: works.upId,
      country: ups.country,
      n: sql<number>`coalesce(${works.comments}, 0)::int`,
      hasGoods: sql<boolean>`cardinality(${works.goodsIds}) > 0`,
    })
    .from(works)
    .innerJoin(ups, and(eq(ups.id, works.upId), ne(ups.status, 2)))
    .where(and(eq(works.workStatus, 1), sql`(${gt(works.comments, 0)} or cardinality(${works.goodsIds}) > 0)`))
    .orderBy(desc(ups.fansNum), asc(ups.platformId), asc(works.platformWorkId));

async function seedLibraries(db: Db, staffId: string | null): Promise<void> {
  for (const { libraryName, purpose, scope, isEnabled, words } of demoLibraries) {
    const [library] = await db
      .insert(keywordLibraries)
      .values({
        libraryName,
        purpose,
        scope,
        libraryStatus: codeOf(keywordLibraryLife, isEnabled ? 'enabled' : 'disabled'),
        createUser: staffId,
      })
      .returning({ id: keywordLibraries.id });
    const libraryId = library?.id ?? '';
    await db.insert(keywords).values(
      words.map(([word, lang = null, weight = null]) => ({
        libraryId,
        word,
        wordKey: wordKeyOf(word),
        lang,
        weight,
        createUser: staffId,
      })),
    );
  }
}

const countries = ['PH', 'VN', 'TH', 'ID', 'MY', 'SG'] as const;
const countryOfFan = (fan: number): string => countries[fan % countries.length] ?? 'PH';
const fanNumbers = (fans: number): number[] => Array.from({ length: fans }, (_, fan) => fan * 7);

const reasons = ['Insults other viewers.', 'Posts links to copies of the goods.', 'Writes the same complaint under every work.'] as const;

async function seedFans(db: Db, { fans, staffId, createTime }: { fans: number; staffId: string | null; createTime: Date }): Promise<void> {
  const rows = fanNumbers(fans).map((n, at) => {
    const { authorName, authorPlatformId } = fanOf(countryOfFan(at), n);
    return {
      webId: 10,
      fanPlatformId: authorPlatformId,
      fanName: authorName,
      level: (at % 3) + 1,
      reason: reasons[at % reasons.length] ?? reasons[0],
      fanStatus: codeOf(blackFanLife, at % 8 === 7 ? 'released' : 'active'),
      createUser: staffId,
      createTime,
    };
  });
  await db.insert(blackFans).values(rows);
}
