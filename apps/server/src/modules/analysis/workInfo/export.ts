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
  { field: 'descr', header: { en: 'Work', 'zh-CN': '作品', vn: 'Tác phẩm' }, value: (row) => row.descr },
  { field: 'descr', header: { en: 'Link', 'zh-CN': '链接', vn: 'Liên kết' }, value: (row) => row.link },
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: (row) => row.up.name },
  {
    field: 'webId',
    header: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' },
    value: (row, _, wordOf) => wordOf('webId', row.webId),
  },
  {
    field: 'postTime',
    header: { en: 'Posted (UTC)', 'zh-CN': '发布时间', vn: 'Đăng lúc (UTC)' },
    value: (row) => row.postTime,
  },
  { field: 'views', header: { en: 'Views', 'zh-CN': '播放', vn: 'Lượt xem' }, value: (row) => row.views },
  {
    field: 'gained24',
    header: { en: 'Views in 24 h', 'zh-CN': '近24小时新增', vn: 'Lượt xem 24 giờ' },
    value: (row) => row.gained24,
  },
  {
    field: 'interactionRate',
    header: { en: 'Interaction rate', 'zh-CN': '互动率', vn: 'Tỷ lệ tương tác' },
    value: (row) => row.interactionRate,
  },
  { field: 'likes', header: { en: 'Likes', 'zh-CN': '点赞', vn: 'Lượt thích' }, value: (row) => row.likes },
  { field: 'comments', header: { en: 'Comments', 'zh-CN': '评论', vn: 'Bình luận' }, value: (row) => row.comments },
  { field: 'shares', header: { en: 'Shares', 'zh-CN': '分享', vn: 'Chia sẻ' }, value: (row) => row.shares },
  {
    field: 'hashtags',
    header: { en: 'Hashtags', 'zh-CN': '话题', vn: 'Hashtag' },
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
