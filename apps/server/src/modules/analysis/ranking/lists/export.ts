import type { RankRow } from '@backlot/contract';
import type { Services } from '../../../../services';
import { type Column, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { type RankQuery, requireListFor } from './asked';
import { findList } from './findList';
import { rowsOfList } from './rowsOfList';

const tierNames = ['nano', 'micro', 'mid', 'macro', 'mega'];

const columns: readonly Column<RankRow>[] = [
  { field: 'rankNo', header: { en: 'Place', 'zh-CN': '名次', vn: 'Hạng' }, value: (row) => row.rankNo },
  { field: 'prevRank', header: { en: 'Place before', 'zh-CN': '上期名次', vn: 'Hạng kỳ trước' }, value: (row) => row.prevRank },
  { field: 'name', header: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' }, value: (row) => row.name },
  { field: 'name', header: { en: 'Handle or owner', 'zh-CN': '账号或归属', vn: 'Tài khoản hoặc đơn vị' }, value: (row) => row.second },
  {
    field: 'tier',
    header: { en: 'Tier', 'zh-CN': '粉丝量级', vn: 'Nhóm KOL' },
    value: ({ tier }) => (tier === null ? null : (tierNames[tier - 1] ?? null)),
  },
  { field: 'fans', header: { en: 'Followers', 'zh-CN': '粉丝数', vn: 'Người theo dõi' }, value: (row) => row.fans },
  { field: 'starLevel', header: { en: 'Stars', 'zh-CN': '星级', vn: 'Hạng sao' }, value: (row) => row.starLevel },
  { field: 'score', header: { en: 'Score', 'zh-CN': '分数', vn: 'Điểm' }, value: (row) => decimal(row.score) },
  { field: 'gmv', header: { en: 'GMV in local money', 'zh-CN': 'GMV（当地货币）', vn: 'GMV (nội tệ)' }, value: (row) => decimal(row.gmv) },
  { field: 'orders', header: { en: 'Orders', 'zh-CN': '订单数', vn: 'Số đơn' }, value: (row) => row.orders },
  { field: 'growth', header: { en: 'Growth', 'zh-CN': '增长', vn: 'Tăng trưởng' }, value: (row) => row.growth },
  { field: 'fansInc', header: { en: 'New followers', 'zh-CN': '新增粉丝', vn: 'Người theo dõi mới' }, value: (row) => row.fansInc },
  {
    field: 'interactionRate',
    header: { en: 'Interaction rate', 'zh-CN': '互动率', vn: 'Tỷ lệ tương tác' },
    value: (row) => row.interactionRate,
  },
  { field: 'medianViews', header: { en: 'Median views', 'zh-CN': '播放中位数', vn: 'Lượt xem trung vị' }, value: (row) => row.medianViews },
  { field: 'likes', header: { en: 'Likes', 'zh-CN': '点赞', vn: 'Lượt thích' }, value: (row) => row.likes },
  { field: 'viewsInc', header: { en: 'New views', 'zh-CN': '新增播放', vn: 'Lượt xem mới' }, value: (row) => row.viewsInc },
  { field: 'views', header: { en: 'Views', 'zh-CN': '播放', vn: 'Lượt xem' }, value: (row) => row.views },
  { field: 'ageDays', header: { en: 'Age in days', 'zh-CN': '发布天数', vn: 'Số ngày đã đăng' }, value: (row) => row.ageDays },
  { field: 'approvalRate', header: { en: 'Approval rate', 'zh-CN': '通过率', vn: 'Tỷ lệ duyệt' }, value: (row) => row.approvalRate },
  { field: 'daysOnList', header: { en: 'Days on the list', 'zh-CN': '上榜天数', vn: 'Số ngày lên bảng' }, value: (row) => row.daysOnList },
  {
    field: 'consecutiveDays',
    header: { en: 'Days in a row', 'zh-CN': '连续上榜天数', vn: 'Số ngày liên tiếp' },
    value: (row) => row.consecutiveDays,
  },
];

const most = 100;

/** The places of a list as a file, as the person may see them when it runs. */
export function rankExport({ database: { db } }: Services): ExportSource {
  const read = async (query: Record<string, unknown>, actor: Parameters<ExportSource['count']>[1], ids?: readonly string[]) => {
    const asked = query as unknown as RankQuery;
    const viewer = await viewerFrom(db, actor);
    requireListFor(viewer, asked.rankType);
    const found = await findList(db, asked);
    if (!found?.id) return { rows: [], totalRows: 0 };
    return rowsOfList(db, { listId: found.id, query: ids ? { ...asked, ids } : asked, viewer, limit: most, offset: 0 });
  };
  return {
    area: 'rank',
    permission: 'rank.export',
    columns: async () => columns,
    headers: async (language, query) => headersOf(columnsOf(columns, query), language),
    count: async (query, actor) => (await read(query, actor)).totalRows,
    batches: async (query, actor) => {
      const { rows } = await read(query, actor);
      return (async function* () {
        if (rows.length > 0) yield rows.map(({ id }) => id);
      })();
    },
    lines: async (ids, actor, query) => {
      const { rows } = await read(query, actor, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return linesOf(db, { columns: columnsOf(columns, query), rows: ids.flatMap((id) => byId.get(id) ?? []), language: actor.language });
    },
  };
}
