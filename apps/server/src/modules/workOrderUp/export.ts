import type { SubmissionRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../services';
import { type Column, type ExportSource, headersOf } from '../download';
import { viewerFrom } from '../trade';
import { countSubmissions, idsOfSubmissions, type UpQuery, whereOf } from './lists';
import { presentSubmissions } from './present';
import { workOrderUps } from './tables';

const columns: readonly Column<SubmissionRow>[] = [
  { header: ['工单编号', 'Order number', 'Số đơn'], value: (row) => row.workOrderNo },
  { header: ['工单名称', 'Order', 'Tên đơn'], value: (row) => row.workOrder.name },
  { header: ['达人', 'Creator', 'KOL'], value: (row) => row.up.name },
  { header: ['达人账号', 'Handle', 'Tài khoản'], value: (row) => row.upNumber },
  { header: ['粉丝数', 'Followers', 'Người theo dõi'], value: (row) => row.fansNum },
  { header: ['BD', 'BD', 'BD'], value: (row) => row.bd?.name ?? null },
  { header: ['审批状态', 'Approval status', 'Trạng thái phê duyệt'], value: (row) => row.approvalStatus },
  { header: ['合作状态', 'Cooperation status', 'Trạng thái hợp tác'], value: (row) => row.cooperationStatus },
  { header: ['推荐理由', 'Recommendation', 'Lý do đề xuất'], value: (row) => row.recommendReason },
  { header: ['驳回原因', 'Rejection reason', 'Lý do từ chối'], value: (row) => row.rejectReason },
  { header: ['约定比例', 'Agreed ratio', 'Tỷ lệ thỏa thuận'], value: (row) => row.agreedProportion },
  { header: ['约定拍摄费', 'Agreed fee', 'Phí thỏa thuận'], value: (row) => row.agreedShotCost },
  { header: ['提交时间', 'Submitted', 'Ngày nộp'], value: (row) => row.createTime },
];

/** Submitted creators as a file: those of the screen, in its order, as the person may see them when it runs. */
export const submissionExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'upAudit',
  permission: 'upAudit.export',
  headers: (language) => headersOf(columns, language),
  count: async (query, actor) => countSubmissions(db, whereOf(query as UpQuery, await viewerFrom(db, actor))),
  ids: async (query, actor) => idsOfSubmissions(db, whereOf(query as UpQuery, await viewerFrom(db, actor)), query as UpQuery),
  lines: async (ids, actor) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db.select().from(workOrderUps).where(inArray(workOrderUps.id, [...ids]));
    const rows = await presentSubmissions(db, found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)), await viewerFrom(db, actor));
    return rows.map((row) => columns.map(({ value }) => value(row, actor.language)));
  },
});
