import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { profileAt, workAt } from '../../creators/channel';
import { ups, works } from '../../../tables/creators/creator';
import { channelVideos } from '../../../tables/trade/link';

/** What a channel tells of a video, or nothing at all. */
export type ChannelAnswer = { found: FoundVideo } | { gone: true } | { silent: true };

export interface FoundVideo {
  platformWorkId: string;
  link: string;
  authorPlatformId: string;
  postTime: Date;
  /** Platform ids of the products that it shows; undefined where the channel does not tell. */
  productIds: readonly string[] | undefined;
  description: string | null;
  durationSeconds: number | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  /** When the channel told it; now unless said. */
  dataTime?: Date | null;
}

/** Asks a channel for the video behind a link (domain/connectors 6.2). */
export type AskChannel = (db: Db, webId: number, link: string) => Promise<ChannelAnswer>;

/** Answers from the videos that were imported from files; of others it knows nothing. */
export const askFile: AskChannel = async (db, webId, link) => {
  const page = workAt(webId, link);
  if (!page) return { gone: true };
  const [row] = await db
    .select()
    .from(channelVideos)
    .where(and(eq(channelVideos.webId, webId), eq(channelVideos.platformWorkId, page.key)));
  if (!row || row.silent) return { silent: true };
  if (row.visibility !== 1) return { gone: true };
  return { found: row };
};

/** What a connector told of a video within this time still tells of today. */
const freshMs = 26 * 3_600_000;

/** Answers from files first, then from the works that connectors read of its creator lately. */
export const askChannel: AskChannel = async (db, webId, link) => {
  const known = await askFile(db, webId, link);
  const page = workAt(webId, link);
  if (!('silent' in known) || !page || (await isListed(db, webId, page.key))) return known;
  const [told] = await db
    .select({ work: works, authorPlatformId: ups.platformId })
    .from(works)
    .innerJoin(ups, eq(ups.id, works.upId))
    .where(and(eq(works.webId, webId), eq(works.platformWorkId, page.key), gt(works.dataTime, new Date(Date.now() - freshMs))));
  if (!told) return known;
  const { work, authorPlatformId } = told;
  if (work.workStatus !== 1) return { gone: true };
  // What somebody sells with it, these channels do not tell.
  return { found: { ...work, authorPlatformId, productIds: undefined, description: work.descr, durationSeconds: work.duration } };
};

/**
 * Answers like the file connector; a video that no file tells of is read from its address: the creator of the library whose
 * handle it names, and the time in its number. For trying the product without a channel.
 */
export const askDemo: AskChannel = async (db, webId, link) => {
  const known = await askFile(db, webId, link);
  const page = workAt(webId, link);
  const handle = profileAt(webId, link)?.key;
  if (!('silent' in known) || !page || !handle || (await isListed(db, webId, page.key))) return known;
  const [author] = await db
    .select({ platformId: ups.platformId })
    .from(ups)
    .where(and(eq(ups.webId, webId), ne(ups.status, 2), eq(sql`lower(${ups.upNumber})`, handle.toLowerCase())));
  if (!author) return { gone: true };
  return {
    found: {
      platformWorkId: page.key,
      link: page.link,
      authorPlatformId: author.platformId,
      postTime: postTimeOf(page.key),
      productIds: undefined,
      description: null,
      durationSeconds: null,
      views: null,
      likes: null,
      comments: null,
      shares: null,
    },
  };
};

async function isListed(db: Db, webId: number, platformWorkId: string): Promise<boolean> {
  const rows = await db
    .select({ id: channelVideos.platformWorkId })
    .from(channelVideos)
    .where(and(eq(channelVideos.webId, webId), eq(channelVideos.platformWorkId, platformWorkId)));
  return rows.length > 0;
}

/** Numbers of short videos begin with the second they were posted in, 32 bits further left. */
export function postTimeOf(platformWorkId: string): Date {
  const seconds = /^\d{18,19}$/.test(platformWorkId) ? Number(BigInt(platformWorkId) >> 32n) : 0;
  return seconds > 0 ? new Date(seconds * 1000) : new Date();
}
