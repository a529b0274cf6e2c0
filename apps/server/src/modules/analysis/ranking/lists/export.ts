import type { RankRow } from '@backlot/contract';
import type { Services } from '../../../../services';
import { type Column, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { type RankQuery, requireListFor } from './asked';
import { findList } from './findList';
import { rowsOfList } from './rowsOfList';

const tierNames = ['nano', 'micro', 'mid', 'macro', 'mega'];

const columns: readonly Column<RankRow>[] = [
  { field: 'rankNo', header: ['名次', 'Place', 'Hạng'], value: (row) => row.rankNo },
  { field: 'prevRank', header: ['上期名次', 'Place before', 'Hạng kỳ trước'], value: (row) => row.prevRank },
  { field: 'name', header: ['名称', 'Name', 'Tên'], value: (row) => row.name },
  { field: 'name', header: ['账号或归属', 'Handle or owner', 'Tài khoản hoặc đơn vị'], value: (row) => row.second },
  { field: 'tier', header: ['粉丝量级', 'Tier', 'Nhóm KOL'], value: ({ tier }) => (tier === null ? null : (tierNames[tier - 1] ?? null)) },
  { field: 'fans', header: ['粉丝数', 'Followers', 'Người theo dõi'], value: (row) => row.fans },
  { field: 'starLevel', header: ['星级', 'Stars', 'Hạng sao'], value: (row) => row.starLevel },
  { field: 'score', header: ['分数', 'Score', 'Điểm'], value: (row) => decimal(row.score) },
  { field: 'gmv', header: ['GMV（当地货币）', 'GMV in local money', 'GMV (nội tệ)'], value: (row) => decimal(row.gmv) },
  { field: 'orders', header: ['订单数', 'Orders', 'Số đơn'], value: (row) => row.orders },
  { field: 'growth', header: ['增长', 'Growth', 'Tăng trưởng'], value: (row) => row.growth },
  { field: 'fansInc', header: ['新增粉丝', 'New followers', 'Người theo dõi mới'], value: (row) => row.fansInc },
  { field: 'interactionRate', header: ['互动率', 'Interaction rate', 'Tỷ lệ tương tác'], value: (row) => row.interactionRate },
  { field: 'medianViews', header: ['播放中位数', 'Median views', 'Lượt xem trung vị'], value: (row) => row.medianViews },
  { field: 'likes', header: ['点赞', 'Likes', 'Lượt thích'], value: (row) => row.likes },
  { field: 'viewsInc', header: ['新增播放', 'New views', 'Lượt xem mới'], value: (row) => row.viewsInc },
  { field: 'views', header: ['播放', 'Views', 'Lượt xem'], value: (row) => row.views },
  { field: 'ageDays', header: ['发布天数', 'Age in days', 'Số ngày đã đăng'], value: (row) => row.ageDays },
  { field: 'approvalRate', header: ['通过率', 'Approval rate', 'Tỷ lệ duyệt'], value: (row) => row.approvalRate },
  { field: 'daysOnList', header: ['上榜天数', 'Days on the list', 'Số ngày lên bảng'], value: (row) => row.daysOnList },
  { field: 'consecutiveDays', header: ['连续上榜天数', 'Days in a row', 'Số ngày liên tiếp'], value: (row) => row.consecutiveDays },
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
