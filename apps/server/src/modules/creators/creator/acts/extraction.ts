import type { ParsedInputOf, upApi } from '@backlot/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { holds } from '../../../../http/requests/caller';
import type { Viewer } from '../../../base/sight';
import { fetchProfile, type FoundProfile, isOfChannel, profileAt, refuseErased } from '../../channel';
import { testMinutes } from './limits';
import { upExtractTests } from '../../../../tables/creators/creator';

interface Asked {
  userId: string;
  webId: number;
  homePageLink: string;
}

/** Asks the connectors of a channel for a creator by the handle or id of its page; `hasConnector` is false where there is nobody to ask. */
export type AskChannel = (asked: { webId: number; key: string }) => Promise<{ found: FoundProfile | undefined; hasConnector: boolean }>;

/** Who may vouch for the figures of a creator: who answers for all creators and hands them over. */
const mayVouch = ({ persona, caller }: Viewer): boolean => persona === 'all' && holds(caller, 'upLibrary.transfer');

/** What a test answers: its id, and what was found behind the link, if anything. */
interface Tested {
  testId: string;
  found: Pick<
    FoundProfile,
    'platformId' | 'upNumber' | 'nickname' | 'fansNum' | 'likesNum' | 'worksNum' | 'avgViews' | 'interactionRate'
  > | null;
  hasConnector: boolean;
  mayVouch: boolean;
}

/** Fetches a creator once, from what files told or through the connector of the channel, and keeps what it found for half an hour; 1025017 for an address of another channel. */
export async function testExtraction(
  db: Db,
  { webId, homePageLink }: Omit<Asked, 'userId'>,
  { viewer, askChannel }: { viewer: Viewer; askChannel: AskChannel },
): Promise<Tested> {
  if (!isOfChannel(webId, homePageLink)) throw new Refusal('linkOfOtherChannel');
  const { userId } = viewer.caller;
  const known = await fetchProfile(db, webId, homePageLink);
  const key = profileAt(webId, homePageLink)?.key;
  if (key !== undefined) await refuseErased(db, webId, [key]);
  const asked = known || key === undefined ? undefined : await askChannel({ webId, key });
  const found = known ?? asked?.found;
  // Under another handle the person is the same.
  if (found) await refuseErased(db, webId, [found.platformId, found.upNumber]);
  const hasConnector = known !== undefined || (asked?.hasConnector ?? false);
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
  return { testId: test.id, found: found ?? null, hasConnector, mayVouch: !found && !hasConnector && mayVouch(viewer) };
}

/** Refuses with 1033002 figures that this person may not vouch for, or that a connector could tell. Asks other connections: call outside of a transaction. */
export async function refuseVouching(
  db: Db,
  { webId, homePageLink, vouched }: Proving,
  viewer: Viewer,
  askChannel: AskChannel,
): Promise<void> {
  if (!vouched) return;
  const key = profileAt(webId, homePageLink)?.key;
  if (
    !mayVouch(viewer) ||
    key === undefined ||
    (await fetchProfile(db, webId, homePageLink)) ||
    (await askChannel({ webId, key })).hasConnector
  )
    throw new Refusal('extractionTestFirst');
}

/** What proves a draft: the test of this person (1033002 without one), or figures that were vouched for. */
export async function proofOf(tx: Db, draft: Proving, viewer: Viewer): Promise<Proof> {
  if (!draft.vouched) return { found: await foundBy(tx, draft.testId, { userId: viewer.caller.userId, ...draft }), isVouched: false };
  const { fansNum, likesNum = null, worksNum = null, avgViews = null, interactionRate = null } = draft.vouched;
  return { found: { fansNum, likesNum, worksNum, avgViews, interactionRate, dataTime: new Date() }, isVouched: true };
}

type Proving = Pick<ParsedInputOf<typeof upApi.add>, 'testId' | 'webId' | 'homePageLink' | 'platformId' | 'vouched'>;

interface Proof {
  found: Pick<FoundProfile, 'fansNum' | 'likesNum' | 'worksNum' | 'avgViews' | 'interactionRate' | 'dataTime'>;
  isVouched: boolean;
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
