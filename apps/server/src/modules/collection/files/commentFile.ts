import type { Services } from '../../../services';
import { choicesOf, type ImportSource, numberCell, timeCell } from '../../base/imports';
import { viewerFrom } from '../../base/sight';
import { keepComments } from '../comments';
import { channelOf, dataTimeField, keyWithin, ofWork, pastTime, textFrom, workFrom } from './around';

/** Comments from a file: through the same door as those that a channel tells. */
export const commentImport = (services: Pick<Services, 'events'>): ImportSource => ({
  area: 'channelComment',
  permission: 'connector.import',
  fields: [
    ...ofWork,
    {
      key: 'platformCommentId',
      header: { en: 'Comment id', 'zh-CN': '评论ID', vn: 'ID bình luận' },
      required: true,
      example: '7300000000000000901',
    },
    { key: 'parentPlatformId', header: { en: 'Answers comment id', 'zh-CN': '回复的评论ID', vn: 'Trả lời bình luận ID' }, example: '' },
    {
      key: 'authorPlatformId',
      header: { en: 'Author platform id', 'zh-CN': '作者平台ID', vn: 'ID nền tảng của tác giả' },
      example: '6800000000000000009',
    },
    { key: 'authorName', header: { en: 'Author', 'zh-CN': '作者', vn: 'Tác giả' }, example: 'viewer12' },
    { key: 'content', header: { en: 'Comment', 'zh-CN': '内容', vn: 'Nội dung' }, required: true, example: 'Where can I buy this?' },
    { key: 'likes', header: { en: 'Likes', 'zh-CN': '点赞数', vn: 'Lượt thích' }, example: '3' },
    { key: 'replies', header: { en: 'Replies', 'zh-CN': '回复数', vn: 'Lượt trả lời' }, example: '0' },
    {
      key: 'commentTime',
      header: { en: 'Written (UTC)', 'zh-CN': '评论时间', vn: 'Thời điểm viết (UTC)' },
      required: true,
      example: '2026-11-20 14:05:00',
    },
    dataTimeField,
  ],
  open: async (db, actor) => {
    const channels = await choicesOf(db, 'webId');
    const viewer = await viewerFrom(db, actor);
    const now = new Date();
    return {
      keyOf: (cells) => keyWithin(cells, channels, 'platformCommentId'),
      carry: async (tx, cells) => {
        const webId = channelOf(cells, channels);
        const work = await workFrom(tx, { webId, cells, viewer });
        const parentPlatformId = textFrom(cells, 'parentPlatformId', 128);
        const item = {
          platformCommentId: textFrom(cells, 'platformCommentId', 128),
          ...(parentPlatformId !== '' && { parentPlatformId }),
          authorPlatformId: textFrom(cells, 'authorPlatformId', 128) || null,
          authorName: textFrom(cells, 'authorName', 200),
          content: textFrom(cells, 'content', 5000),
          likes: numberCell('likes', cells['likes']) ?? 0,
          replies: numberCell('replies', cells['replies']) ?? 0,
          commentTime: pastTime('commentTime', cells['commentTime'], timeCell('commentTime', cells['commentTime'] ?? '')),
          work,
        };
        const dataTime = pastTime('dataTime', cells['dataTime'], now);
        const counts = await keepComments(tx, services, { webId, items: [item], dataTime });
        if (counts.skipped > 0) return 'same';
        return counts.added > 0 ? 'add' : 'change';
      },
    };
  },
});
