import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { fetchProfile, type FoundProfile, isOfChannel, profileAt } from '../../channel';
import { testMinutes } from './limits';
import { upExtractTests } from '../../../../tables/creators/creator';

interface Asked {
  userId: string;
  webId: number;
  homePageLink: string;
}

/** What a test answers: its id, and what was found behind the link, if anything. */
interface Tested {
  testId: string;
  found: Pick<
    FoundProfile,
    'platformId' | 'upNumber' | 'nickname' | 'fansNum' | 'likesNum' | 'worksNum' | 'avgViews' | 'interactionRate'
  > | null;
}

/** Fetches a creator once through the connector of the channel and keeps what it found for half an hour; 1025017 for an address of another channel. */
export async function testExtraction(db: Db, { userId, webId, homePageLink }: Asked): Promise<Tested> {
  if (!isOfChannel(webId, homePageLink)) throw new Refusal('linkOfOtherChannel');
  const found = await fetchProfile(db, webId, homePageLink);
  const [test] = await db
    .insert(upExtractTests)
    .values({
      userId,
      webId,
      homePageLink: profileAt(webId, homePageLink)?.link ?? homePageLink,
      found: found ? { ...found } : null,
      expireTime: sql`now() + ${`${testMinutes} minutes`}::interval`,
    })
    .returning({ id: upExtractTests.id });
  if (!test) throw new Error('The extraction test was not stored.');
  return { testId: test.id, found: found ?? null };
}

/** What a test of this person found for this link; 1033002 when there was none, it found nothing, it is old, or it was of another creator. */
export async function foundBy(
  db: Db,
  testId: string | undefined,
  { userId, webId, homePageLink, platformId }: Asked & { platformId: string },
): Promise<FoundProfile> {
  const [test] = testId
    ? await db
        .select()
        .from(upExtractTests)
        .where(
          and(
            eq(upExtractTests.id, testId),
            eq(upExtractTests.userId, userId),
            eq(upExtractTests.webId, webId),
            gt(upExtractTests.expireTime, sql`now()`),
          ),
        )
    : [];
  const found = test?.found as FoundProfile | null | undefined;
  const isSame = test?.homePageLink === (profileAt(webId, homePageLink)?.link ?? homePageLink);
  if (!found || !isSame || found.platformId !== platformId) throw new Refusal('extractionTestFirst');
  return found;
}

export const purgeExtractTests = (db: Db) => db.delete(upExtractTests).where(lt(upExtractTests.expireTime, sql`now()`));
