import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { gainTouches, upGainsDaily } from '../../../../tables/analysis/upGains';
import { zoneFollows } from '../../../../tables/analysis/zone';
import { collectionWorks } from '../../../../tables/analysis/collection';
import { notices } from '../../../../tables/base/notice';
import { channelProfiles } from '../../../../tables/creators/channel';
import { upContacts, upExtractTests, upFollowUps, upHandleHistory, upPrices, ups, works } from '../../../../tables/creators/creator';
import { upScoreDays } from '../../../../tables/creators/score';
import { channelVideos } from '../../../../tables/trade/link';
import { followerProfileSnapshots, upMetricDaily, workMetricSnapshots } from '../figures/snapshots';
import { countLabelUses } from '../lists/labelUses';
import type { UpRow } from '../upOf';

/** Of what is followed in a zone. */
const followedCreator = 2;

const byUp = [
  upContacts,
  upPrices,
  upHandleHistory,
  upFollowUps,
  upScoreDays,
  upMetricDaily,
  followerProfileSnapshots,
  gainTouches,
  upGainsDaily,
];

/** What stands beside a creator goes, the row stays for money that names it; files that nothing names any more go at night. */
export async function forgetPerson(
  tx: Db,
  { id, webId, platformId, labelIds }: UpRow,
  { pseudonym, userId }: { pseudonym: string; userId: string },
): Promise<void> {
  for (const table of byUp) await tx.delete(table).where(eq(table.upId, id));
  await tx.delete(upExtractTests).where(sql`${upExtractTests.found} ->> 'platformId' = ${platformId}`);
  await tx.delete(channelProfiles).where(and(eq(channelProfiles.webId, webId), eq(channelProfiles.platformId, platformId)));
  await tx.delete(channelVideos).where(and(eq(channelVideos.webId, webId), eq(channelVideos.authorPlatformId, platformId)));
  await tx.delete(zoneFollows).where(and(eq(zoneFollows.kind, followedCreator), eq(zoneFollows.objectId, id)));
  await tx.delete(notices).where(sql`${notices.extraParam} ->> 'upId' = ${id}`);
  await forgetWorks(tx, id);
  await tx
    .update(ups)
    .set({ ...blank, ...nameless(id, pseudonym), updateTime: sql`now()`, updateUser: userId })
    .where(eq(ups.id, id));
  await countLabelUses(tx, labelIds, []);
}

/** Works keep their counts and what was published for whom; what they are and where they stand goes. */
async function forgetWorks(tx: Db, upId: string): Promise<void> {
  const own = tx.select({ id: works.id }).from(works).where(eq(works.upId, upId));
  await tx.delete(workMetricSnapshots).where(inArray(workMetricSnapshots.workId, own));
  await tx.delete(collectionWorks).where(inArray(collectionWorks.workId, own));
  await tx
    .update(works)
    .set({
      platformWorkId: sql`'erased:' || ${works.id}`,
      link: '',
      descr: null,
      coverUrl: null,
      postLocation: null,
      hashtags: [],
      workStatus: 2,
      addedByLink: false,
    })
    .where(eq(works.upId, upId));
}

const nameless = (id: string, pseudonym: string) => ({
  platformId: `erased:${id}`,
  upNumber: pseudonym,
  nickname: pseudonym,
  homePageLink: '',
  status: 2 as const,
  version: sql`${ups.version} + 1`,
});

/** All that tells of a person; how much was sold with it is the agency's own count. */
const blank = {
  avatar: null,
  avatarUrl: null,
  bio: null,
  fansNum: null,
  likesNum: null,
  videosNum: null,
  worksNum: null,
  interactionRate: null,
  avgViews: null,
  avgLikes: null,
  medianViews: null,
  sales30: null,
  sales30Currency: null,
  sales30Usd: null,
  femaleRatio: null,
  ageRatio: [],
  mainAge: null,
  credibility: null,
  credibilityPoints: [],
  minPrice: null,
  labelIds: [],
  bdId: null,
  ownTime: null,
  poolWarnTime: null,
  authStatus: 0,
  blackReason: null,
  dataTime: null,
} satisfies Partial<typeof ups.$inferInsert>;
