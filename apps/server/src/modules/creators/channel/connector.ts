import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { channelVideos } from '../../../tables/trade/link';
import { profileAt, workAt } from './channelLinks';
import { channelProfiles } from '../../../tables/creators/channel';

/** A creator as a channel tells it; unknown figures are null. */
export type FoundProfile = Pick<
  typeof channelProfiles.$inferSelect,
  | 'webId'
  | 'platformId'
  | 'upNumber'
  | 'nickname'
  | 'bio'
  | 'fansNum'
  | 'likesNum'
  | 'worksNum'
  | 'avgViews'
  | 'interactionRate'
  | 'dataTime'
>;

/** The creator behind an address as the file connector knows it; undefined when it does not (domain/connectors 6.2). */
export async function fetchProfile(db: Db, webId: number, link: string): Promise<FoundProfile | undefined> {
  const page = profileAt(webId, link);
  if (!page) return undefined;
  const [row] = await db
    .select()
    .from(channelProfiles)
    .where(
      and(
        eq(channelProfiles.webId, webId),
        or(eq(sql`lower(${channelProfiles.upNumber})`, page.key.toLowerCase()), eq(channelProfiles.platformId, page.key)),
      ),
    );
  return row;
}

/** The public video behind an address as the file connector knows it; undefined when it does not. */
export async function fetchVideo(db: Db, webId: number, link: string) {
  const page = workAt(webId, link);
  if (!page) return undefined;
  const [row] = await db
    .select()
    .from(channelVideos)
    .where(and(eq(channelVideos.webId, webId), eq(channelVideos.platformWorkId, page.key)));
  return row && !row.silent && row.visibility === 1 ? row : undefined;
}
