import type { CommentRow } from '@backlot/contract';
import { countRows } from '../../../db/list/countRows';
import { idBatches } from '../../../db/list/idBatches';
import type { Services } from '../../../services';
import { comments } from '../../../tables/collection/comment';
import { type Column, columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { rowsOfComments } from './rowsOfComments';
import { type CommentQuery, sorting, whereOf } from './whereOf';

const columns: readonly Column<CommentRow>[] = [
  { field: 'content', header: { en: 'Comment', 'zh-CN': '评论', vn: 'Bình luận' }, value: (row) => row.content },
  { field: 'content', header: { en: 'Author', 'zh-CN': '作者', vn: 'Người viết' }, value: (row) => row.authorName },
  { field: 'commentTime', header: { en: 'Written (UTC)', 'zh-CN': '评论时间', vn: 'Viết lúc (UTC)' }, value: (row) => row.commentTime },
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: (row) => row.up.name },
  { field: 'work', header: { en: 'Work', 'zh-CN': '作品', vn: 'Tác phẩm' }, value: (row) => row.work.title },
  { field: 'work', header: { en: 'Link', 'zh-CN': '作品链接', vn: 'Liên kết' }, value: (row) => row.work.link },
  { field: 'webId', header: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' }, value: (row, _, wordOf) => wordOf('webId', row.webId) },
  { field: 'lang', header: { en: 'Language', 'zh-CN': '语言', vn: 'Ngôn ngữ' }, value: (row) => row.lang },
  {
    field: 'sentiment',
    header: { en: 'Sentiment (estimate)', 'zh-CN': '情感（估算）', vn: 'Cảm xúc (ước tính)' },
    value: (row, _, wordOf) => wordOf('sentiment', row.sentiment),
  },
  { field: 'marks', header: { en: 'Complaints', 'zh-CN': '投诉', vn: 'Phàn nàn' }, value: (row) => row.complaints.join(' ') },
  { field: 'marks', header: { en: 'Signs of spam', 'zh-CN': '疑似垃圾', vn: 'Dấu hiệu spam' }, value: (row) => row.spam.join(' ') },
  {
    field: 'keywords',
    isInside: true,
    header: { en: 'Keywords', 'zh-CN': '命中词', vn: 'Từ khóa' },
    value: (row) => row.keywords.map(({ name }) => name).join(' '),
  },
  { field: 'likeNum', header: { en: 'Likes', 'zh-CN': '点赞', vn: 'Lượt thích' }, value: (row) => row.likeNum },
  { field: 'replyNum', header: { en: 'Replies', 'zh-CN': '回复数', vn: 'Số trả lời' }, value: (row) => row.replyNum },
  {
    field: 'commentStatus',
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, _, wordOf) => wordOf('commentStatus', row.commentStatus),
  },
  { field: 'replyContent', header: { en: 'Our reply', 'zh-CN': '我方回复', vn: 'Trả lời của ta' }, value: (row) => row.replyContent },
];

/** Comments as a file, as the person may see them when it runs. */
export const commentExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'comment',
  permission: 'commentInfo.export',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countRows(db, { table: comments, where: whereOf(query as CommentQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: comments, where: whereOf(query as CommentQuery, await viewerFrom(db, actor)), ...sorting },
      query as CommentQuery,
    ),
  lines: async (ids, actor, query) => {
    const viewer = await viewerFrom(db, actor);
    const rows = await rowsOfComments(db, ids, viewer);
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
