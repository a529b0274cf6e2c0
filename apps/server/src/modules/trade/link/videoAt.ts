import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { works } from '../../../tables/creators/creator';
import { channelVideos } from '../../../tables/trade/link';
import { workAt } from '../../creators/channel';

/** What is known of the video behind a link without asking its channel: a work of the library, otherwise what a file told. */
export async function videoAt(db: Db, webId: number, link: string) {
  const page = workAt(webId, link);
  if (!page) return null;
  const [work] = await db
    .select()
    .from(works)
    .where(and(eq(works.webId, webId), eq(works.platformWorkId, page.key)))
    .limit(1);
  if (work) {
    const { id, upId, descr, hashtags, duration, postTime, views, likes, dataTime } = work;
    return {
      workId: id,
      upId,
      authorPlatformId: null,
      descr,
      hashtags: hashtags.map(withSign),
      duration,
      postTime,
      views,
      likes,
      dataTime,
    };
  }
  const [told] = await db
    .select()
    .from(channelVideos)
    .where(and(eq(channelVideos.webId, webId), eq(channelVideos.platformWorkId, page.key)));
  if (!told) return null;
  const { authorPlatformId, description, durationSeconds, postTime, views, likes, dataTime } = told;
  return {
    workId: null,
    upId: null,
    authorPlatformId,
    descr: description,
    hashtags: [],
    duration: durationSeconds,
    postTime,
    views,
    likes,
    dataTime,
  };
}

const withSign = (tag: string): string => (tag.startsWith('#') ? tag : `#${tag}`);
