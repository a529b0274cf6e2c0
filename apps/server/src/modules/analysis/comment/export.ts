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
  { field: 'content', header: ['评论', 'Comment', 'Bình luận'], value: (row) => row.content },
  { field: 'content', header: ['作者', 'Author', 'Người viết'], value: (row) => row.authorName },
  { field: 'commentTime', header: ['评论时间', 'Written (UTC)', 'Viết lúc (UTC)'], value: (row) => row.commentTime },
  { field: 'up', header: ['达人', 'Creator', 'KOL'], value: (row) => row.up.name },
  { field: 'work', header: ['作品', 'Work', 'Tác phẩm'], value: (row) => row.work.title },
  { field: 'work', header: ['作品链接', 'Link', 'Liên kết'], value: (row) => row.work.link },
  { field: 'webId', header: ['渠道', 'Channel', 'Kênh'], value: (row, _, wordOf) => wordOf('webId', row.webId) },
  { field: 'lang', header: ['语言', 'Language', 'Ngôn ngữ'], value: (row) => row.lang },
  {
    field: 'sentiment',
    header: ['情感（估算）', 'Sentiment (estimate)', 'Cảm xúc (ước tính)'],
    value: (row, _, wordOf) => wordOf('sentiment', row.sentiment),
  },
  { field: 'marks', header: ['投诉', 'Complaints', 'Phàn nàn'], value: (row) => row.complaints.join(' ') },
  { field: 'marks', header: ['疑似垃圾', 'Signs of spam', 'Dấu hiệu spam'], value: (row) => row.spam.join(' ') },
  {
    field: 'keywords',
    isInside: true,
    header: ['命中词', 'Keywords', 'Từ khóa'],
    value: (row) => row.keywords.map(({ name }) => name).join(' '),
  },
  { field: 'likeNum', header: ['点赞', 'Likes', 'Lượt thích'], value: (row) => row.likeNum },
  { field: 'replyNum', header: ['回复数', 'Replies', 'Số trả lời'], value: (row) => row.replyNum },
  {
    field: 'commentStatus',
    header: ['状态', 'Status', 'Trạng thái'],
    value: (row, _, wordOf) => wordOf('commentStatus', row.commentStatus),
  },
  { field: 'replyContent', header: ['我方回复', 'Our reply', 'Trả lời của ta'], value: (row) => row.replyContent },
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
