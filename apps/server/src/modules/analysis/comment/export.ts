import { commentWords } from '@backlot/contract/words/analysis/comment';
import { inUtc } from '../../../http/parts/inUtc';
import type { CommentRow } from '@backlot/contract';
import { countRows } from '../../../db/list/countRows';
import { idBatches } from '../../../db/list/idBatches';
import type { Services } from '../../../services';
import { comments } from '../../../tables/collection/comment';
import { type Column, columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { readerFrom } from './Reader';
import { rowsOfComments } from './rowsOfComments';
import { type CommentQuery, sorting, whereOf } from './whereOf';

const columns: readonly Column<CommentRow>[] = [
  { field: 'content', header: commentWords.content, value: (row) => row.content },
  { field: 'content', header: commentWords.authorName, value: (row) => row.authorName },
  { field: 'commentTime', header: inUtc(commentWords.commentTime), value: (row) => row.commentTime },
  { field: 'up', header: commentWords.up, value: (row) => row.up.name },
  { field: 'work', header: commentWords.workTitle, value: (row) => row.work.title },
  { field: 'work', header: commentWords.workLink, value: (row) => row.work.link },
  { field: 'webId', header: commentWords.webId, value: (row, _, wordOf) => wordOf('webId', row.webId) },
  { field: 'lang', header: commentWords.lang, value: (row) => row.lang },
  {
    field: 'sentiment',
    header: commentWords.sentimentEstimate,
    value: (row, _, wordOf) => wordOf('sentiment', row.sentiment),
  },
  { field: 'marks', header: commentWords.complaints, value: (row) => row.complaints.join(' ') },
  { field: 'marks', header: commentWords.spam, value: (row) => row.spam.join(' ') },
  {
    field: 'keywords',
    isInside: true,
    header: commentWords.keywords,
    value: (row) => row.keywords.map(({ name }) => name).join(' '),
  },
  { field: 'likeNum', header: commentWords.likeNum, value: (row) => row.likeNum },
  { field: 'replyNum', header: commentWords.replyNum, value: (row) => row.replyNum },
  {
    field: 'commentStatus',
    header: commentWords.commentStatus,
    value: (row, _, wordOf) => wordOf('commentStatus', row.commentStatus),
  },
  { field: 'replyContent', header: commentWords.replyContent, value: (row) => row.replyContent },
];

/** Comments as a file, as the person may see them when it runs. */
export const commentExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'comment',
  permission: 'commentInfo.export',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) =>
    countRows(db, { table: comments, where: await whereOf(db, query as CommentQuery, await readerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: comments, where: await whereOf(db, query as CommentQuery, await readerFrom(db, actor)), ...sorting },
      query as CommentQuery,
    ),
  lines: async (ids, actor, query) => {
    const viewer = await viewerFrom(db, actor);
    const rows = await rowsOfComments(db, ids, viewer);
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
