import { link as linkShape } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { sentences } from '../../../http/answers/problemText';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { isOfChannel, refuseErased, workAt } from '../channel';
import { changesOf, note } from '../../base/crud';
import {
  type Cells,
  type Choices,
  choicesOf,
  numbered,
  type ImportSource,
  listCell,
  numberCell,
  oneOf,
  timeCell,
} from '../../base/imports';
import { keepWorkFigures } from '../creator';
import { works } from '../../../tables/creators/creator';
import { channelVideos } from '../../../tables/trade/link';

type Video = typeof channelVideos.$inferSelect;
/** What the columns hold. */
const mostCounted = 2_147_483_647;
const counts = ['durationSeconds', 'views', 'likes', 'comments', 'shares'] as const;

const visibilities: Choices = numbered([
  { en: 'public', 'zh-CN': '公开', vn: 'công khai' },
  { en: 'deleted', 'zh-CN': '已删除', vn: 'đã xóa' },
  { en: 'private', 'zh-CN': '私密', vn: 'riêng tư' },
]);

/** Public videos from a file: link checks and works by link are answered from them (domain/connectors 6.1, file import). */
export const videoImport: ImportSource = {
  area: 'channelVideo',
  permission: 'upLibrary.import',
  fields: [
    { key: 'webId', header: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' }, required: true, example: '10' },
    {
      key: 'link',
      header: { en: 'Link', 'zh-CN': '链接', vn: 'Liên kết' },
      required: true,
      example: 'https://www.tiktok.com/@bea.reyes/video/7300000000000000001',
    },
    {
      key: 'authorPlatformId',
      header: { en: 'Author platform id', 'zh-CN': '作者平台ID', vn: 'ID nền tảng của tác giả' },
      required: true,
      example: '6800000000000000001',
    },
    {
      key: 'postTime',
      header: { en: 'Posted (UTC)', 'zh-CN': '发布时间', vn: 'Thời điểm đăng (UTC)' },
      required: true,
      example: '2026-11-20 12:30:00',
    },
    { key: 'visibility', header: { en: 'Visibility', 'zh-CN': '可见性', vn: 'Hiển thị' }, example: 'Public' },
    { key: 'productIds', header: { en: 'Product platform ids', 'zh-CN': '商品平台ID', vn: 'ID sản phẩm trên nền tảng' }, example: '' },
    { key: 'description', header: { en: 'Description', 'zh-CN': '描述', vn: 'Mô tả' }, example: '' },
    { key: 'durationSeconds', header: { en: 'Duration (s)', 'zh-CN': '时长（秒）', vn: 'Thời lượng (giây)' }, example: '35' },
    { key: 'views', header: { en: 'Views', 'zh-CN': '播放数', vn: 'Lượt xem' }, example: '12000' },
    { key: 'likes', header: { en: 'Likes', 'zh-CN': '点赞数', vn: 'Lượt thích' }, example: '900' },
    { key: 'comments', header: { en: 'Comments', 'zh-CN': '评论数', vn: 'Bình luận' }, example: '40' },
    { key: 'shares', header: { en: 'Shares', 'zh-CN': '分享数', vn: 'Chia sẻ' }, example: '15' },
  ],
  open: async (db, actor) => {
    const channels = await choicesOf(db, 'webId');
    return {
      keyOf: ({ webId = '', link = '' }) =>
        `${channels.get(webId.toLowerCase()) ?? webId} ${workAt(Number(channels.get(webId.toLowerCase()) ?? 0), link)?.key ?? link}`,
      carry: async (tx, cells) => {
        const video = videoOf(cells, Number(oneOf(channels, 'webId', cells['webId'] ?? '')));
        await refuseErased(tx, video.webId, [video.authorPlatformId]);
        const outcome = await store(tx, video, cells);
        if (outcome !== 'same')
          await note(tx, {
            actor,
            action: `channelVideo.${outcome === 'add' ? 'add' : 'edit'}`,
            object: `channelVideo:${video.webId}:${video.platformWorkId}`,
            detail: { link: video.link, visibility: video.visibility },
          });
        return outcome;
      },
    };
  },
};

function videoOf(cells: Cells, webId: number): Omit<Video, 'dataTime' | 'silent'> {
  const link = cells['link'] ?? '';
  const page = workAt(webId, link);
  if (!linkShape().safeParse(link).success || !page || !isOfChannel(webId, link))
    throw new Refusal('linkOfOtherChannel', {}, { field: 'link' });
  const number = (key: (typeof counts)[number]): number | null => {
    const value = numberCell(key, cells[key]) ?? null;
    if (value !== null && value > mostCounted) throw refuseField(key, sentences('tooBig', mostCounted));
    return value;
  };
  const authorPlatformId = cells['authorPlatformId'] ?? '';
  const description = cells['description'] || null;
  const productIds = listCell(cells['productIds']);
  if (authorPlatformId.length > 128) throw refuseField('authorPlatformId', sentences('tooLong', 128));
  if (description !== null && description.length > 2000) throw refuseField('description', sentences('tooLong', 2000));
  if (productIds.length > 100) throw refuseField('productIds', sentences('tooMany', 100));
  if (productIds.some((id) => id.length > 64)) throw refuseField('productIds', sentences('tooLong', 64));
  const [durationSeconds = null, views = null, likes = null, comments = null, shares = null] = counts.map(number);
  return {
    webId,
    platformWorkId: page.key,
    link: page.link,
    authorPlatformId,
    visibility: cells['visibility'] ? Number(oneOf(visibilities, 'visibility', cells['visibility'])) : 1,
    postTime: timeCell('postTime', cells['postTime'] ?? ''),
    productIds,
    description,
    durationSeconds,
    views,
    likes,
    comments,
    shares,
  };
}

async function store(tx: Db, video: Omit<Video, 'dataTime' | 'silent'>, cells: Cells) {
  const { webId, platformWorkId } = video;
  const [before] = await tx
    .select()
    .from(channelVideos)
    .where(and(eq(channelVideos.webId, webId), eq(channelVideos.platformWorkId, platformWorkId)))
    .for('update');
  if (!before) {
    await tx.insert(channelVideos).values(video);
    await followWork(tx, video);
    return 'add' as const;
  }
  // A column that the file does not have is left as it is.
  const told = Object.fromEntries(Object.entries(video).filter(([key]) => key in cells || key === 'platformWorkId'));
  if (Object.keys(changesOf(before, { ...before, ...told })).length === 0) return 'same' as const;
  await tx
    .update(channelVideos)
    .set({ ...told, dataTime: new Date() })
    .where(and(eq(channelVideos.webId, webId), eq(channelVideos.platformWorkId, platformWorkId)));
  await followWork(tx, video);
  return 'change' as const;
}

/** The work of a creator that is this video, brought up to date; what the file does not tell stays as it was. */
async function followWork(
  tx: Db,
  {
    webId,
    platformWorkId,
    views,
    likes,
    comments,
    shares,
  }: Pick<Video, 'webId' | 'platformWorkId' | 'views' | 'likes' | 'comments' | 'shares'>,
): Promise<void> {
  const figures = Object.entries({ views, likes, comments, shares }).filter(([, value]) => value !== null);
  if (figures.length === 0) return;
  const [work] = await tx
    .update(works)
    .set({ ...Object.fromEntries(figures), dataTime: new Date() })
    .where(and(eq(works.webId, webId), eq(works.platformWorkId, platformWorkId)))
    .returning({ id: works.id });
  if (work) await keepWorkFigures(tx, [work.id]);
}
