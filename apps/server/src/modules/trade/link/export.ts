import type { OutputOf, workOrderLinkApi } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../../services';
import { type Column, columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../base/download';
import { stateWord } from '../../base/lifeCycle';
import { viewerFrom } from '../../base/sight';
import { countLinks, idsOfLinks, type LinkQuery, presentLinks, whereOf } from './lists';
import { kindWord } from './notices';
import { workOrderLinks } from '../../../tables/trade/link';

const columns: readonly Column<OutputOf<typeof workOrderLinkApi.page>['rows'][number]>[] = [
  { field: 'workOrderNo', header: ['工单编号', 'Order number', 'Số đơn'], value: (row) => row.workOrderNo },
  { field: 'up', header: ['达人', 'Creator', 'KOL'], value: (row) => row.up.name },
  { field: 'up', header: ['达人账号', 'Handle', 'Tài khoản'], value: (row) => row.upNumber },
  { field: 'bd', isInside: true, header: ['BD', 'BD', 'BD'], value: (row) => row.bd?.name ?? null },
  {
    field: 'linkType',
    header: ['链接类型', 'Kind of link', 'Loại liên kết'],
    value: ({ linkType }, language) => kindWord(linkType, language),
  },
  { field: 'link', header: ['链接', 'Link', 'Liên kết'], value: (row) => row.link },
  { field: 'round', header: ['轮次', 'Round', 'Lần'], value: (row) => row.round },
  {
    field: 'reviewStatus',
    header: ['审核状态', 'Review status', 'Trạng thái duyệt'],
    value: (row, language) => stateWord('reviewStatus', row.reviewStatus, language),
  },
  { field: 'rejectReason', header: ['驳回原因', 'Rejection reason', 'Lý do từ chối'], value: (row) => row.rejectReason },
  {
    field: 'linkStatus',
    header: ['链接状态', 'Link status', 'Trạng thái liên kết'],
    value: (row, language) => stateWord('linkStatus', row.linkStatus, language),
  },
  { field: 'createTime', header: ['提交时间', 'Submitted', 'Ngày nộp'], value: (row) => row.createTime },
];

/** Links as a file: those of the screen, in its order, as the person may see them when it runs. */
export const linkExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'linkAudit',
  permission: 'linkAudit.export',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countLinks(db, whereOf(query as LinkQuery, await viewerFrom(db, actor))),
  batches: async (query, actor) => idsOfLinks(db, whereOf(query as LinkQuery, await viewerFrom(db, actor)), query as LinkQuery),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(workOrderLinks)
      .where(inArray(workOrderLinks.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentLinks(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
