import type { SubmissionRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../../../services';
import { type Column, columnsFor, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { stateWord } from '../../../base/lifeCycle';
import { viewerFrom } from '../../../base/sight';
import { countSubmissions, idsOfSubmissions, type UpQuery, whereOf } from './lists';
import { presentSubmissions } from '../present';
import { workOrderUps } from '../../../../tables/trade/submission';

const columns: readonly Column<SubmissionRow>[] = [
  { field: 'workOrder', header: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' }, value: (row) => row.workOrderNo },
  { field: 'workOrder', header: { en: 'Order', 'zh-CN': '工单名称', vn: 'Tên đơn' }, value: (row) => row.workOrder.name },
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: (row) => row.up.name },
  { field: 'up', header: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' }, value: (row) => row.upNumber },
  { field: 'fansNum', header: { en: 'Followers', 'zh-CN': '粉丝数', vn: 'Người theo dõi' }, value: (row) => row.fansNum },
  { field: 'bd', isInside: true, header: { en: 'BD', 'zh-CN': 'BD', vn: 'BD' }, value: (row) => row.bd?.name ?? null },
  {
    field: 'approvalStatus',
    header: { en: 'Approval status', 'zh-CN': '审批状态', vn: 'Trạng thái phê duyệt' },
    value: (row, language) => stateWord('approvalStatus', row.approvalStatus, language),
  },
  {
    field: 'cooperationStatus',
    header: { en: 'Cooperation status', 'zh-CN': '合作状态', vn: 'Trạng thái hợp tác' },
    value: (row, language) => stateWord('cooperationStatus', row.cooperationStatus, language),
  },
  {
    field: 'recommendReason',
    header: { en: 'Recommendation', 'zh-CN': '推荐理由', vn: 'Lý do đề xuất' },
    value: (row) => row.recommendReason,
  },
  { field: 'rejectReason', header: { en: 'Rejection reason', 'zh-CN': '驳回原因', vn: 'Lý do từ chối' }, value: (row) => row.rejectReason },
  {
    field: 'agreedProportion',
    header: { en: 'Agreed ratio', 'zh-CN': '约定比例', vn: 'Tỷ lệ thỏa thuận' },
    value: (row) => row.agreedProportion,
  },
  {
    field: 'agreedShotCost',
    isInside: true,
    header: { en: 'Agreed fee', 'zh-CN': '约定拍摄费', vn: 'Phí thỏa thuận' },
    value: (row) => decimal(row.agreedShotCost),
  },
  { field: 'createTime', header: { en: 'Submitted', 'zh-CN': '提交时间', vn: 'Ngày nộp' }, value: (row) => row.createTime },
];

/** Submitted creators as a file: those of the screen, in its order, as the person may see them when it runs. */
export const submissionExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'upAudit',
  permission: 'upAudit.export',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countSubmissions(db, whereOf(query as UpQuery, await viewerFrom(db, actor))),
  batches: async (query, actor) => idsOfSubmissions(db, whereOf(query as UpQuery, await viewerFrom(db, actor)), query as UpQuery),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(workOrderUps)
      .where(inArray(workOrderUps.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentSubmissions(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
