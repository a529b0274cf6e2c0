import type { WorkRow } from '@backlot/contract';
import { countRows } from '../../../db/list/countRows';
import { idBatches } from '../../../db/list/idBatches';
import { inIds } from '../../../db/inIds';
import type { Services } from '../../../services';
import { works } from '../../../tables/creators/creator';
import { type Column, columnsOf, type ExportSource, headersOf, linesOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { sorting, whereOf, type WorkQuery } from './list';
import { rowsOfWorks, worksWhere } from './rowsOfWorks';

const columns: readonly Column<WorkRow>[] = [
  { field: 'descr', header: ['作品', 'Work', 'Tác phẩm'], value: (row) => row.descr },
  { field: 'descr', header: ['链接', 'Link', 'Liên kết'], value: (row) => row.link },
  { field: 'up', header: ['达人', 'Creator', 'KOL'], value: (row) => row.up.name },
  {
    field: 'webId',
    header: ['渠道', 'Channel', 'Kênh'],
    value: (row, _, wordOf) => wordOf('webId', row.webId),
  },
  {
    field: 'postTime',
    header: ['发布时间', 'Posted (UTC)', 'Đăng lúc (UTC)'],
    value: (row) => row.postTime,
  },
  { field: 'views', header: ['播放', 'Views', 'Lượt xem'], value: (row) => row.views },
  {
    field: 'gained24',
    header: ['近24小时新增', 'Views in 24 h', 'Lượt xem 24 giờ'],
    value: (row) => row.gained24,
  },
  {
    field: 'interactionRate',
    header: ['互动率', 'Interaction rate', 'Tỷ lệ tương tác'],
    value: (row) => row.interactionRate,
  },
  { field: 'likes', header: ['点赞', 'Likes', 'Lượt thích'], value: (row) => row.likes },
  { field: 'comments', header: ['评论', 'Comments', 'Bình luận'], value: (row) => row.comments },
  { field: 'shares', header: ['分享', 'Shares', 'Chia sẻ'], value: (row) => row.shares },
  {
    field: 'hashtags',
    header: ['话题', 'Hashtags', 'Hashtag'],
    value: (row) => row.hashtags.join(' '),
  },
];

/** Works as a file, as the person may see them when it runs. */
export const workExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'workInfo',
  permission: 'workInfo.export',
  columns: () => Promise.resolve(columns),
  headers: async (language, query) => headersOf(columnsOf(columns, query), language),
  count: async (query, actor) =>
    countRows(db, {
      table: works,
      where: whereOf(query as WorkQuery, await viewerFrom(db, actor)),
    }),
  batches: async (query, actor) =>
    idBatches(db, { table: works, where: whereOf(query as WorkQuery, await viewerFrom(db, actor)), ...sorting }, query as WorkQuery),
  lines: async (ids, actor, query) => {
    const found = await rowsOfWorks(db, worksWhere(inIds(works.id, ids)));
    const byId = new Map(found.map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => byId.get(id) ?? []);
    return linesOf(db, { columns: columnsOf(columns, query), rows, language: actor.language });
  },
});
