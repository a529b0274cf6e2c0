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
  { field: 'workOrder', header: ['工单编号', 'Order number', 'Số đơn'], value: (row) => row.workOrderNo },
  { field: 'workOrder', header: ['工单名称', 'Order', 'Tên đơn'], value: (row) => row.workOrder.name },
  { field: 'up', header: ['达人', 'Creator', 'KOL'], value: (row) => row.up.name },
  { field: 'up', header: ['达人账号', 'Handle', 'Tài khoản'], value: (row) => row.upNumber },
  { field: 'fansNum', header: ['粉丝数', 'Followers', 'Người theo dõi'], value: (row) => row.fansNum },
  { field: 'bd', isInside: true, header: ['BD', 'BD', 'BD'], value: (row) => row.bd?.name ?? null },
  {
    field: 'approvalStatus',
    header: ['审批状态', 'Approval status', 'Trạng thái phê duyệt'],
    value: (row, language) => stateWord('approvalStatus', row.approvalStatus, language),
  },
  {
    field: 'cooperationStatus',
    header: ['合作状态', 'Cooperation status', 'Trạng thái hợp tác'],
    value: (row, language) => stateWord('cooperationStatus', row.cooperationStatus, language),
  },
  { field: 'recommendReason', header: ['推荐理由', 'Recommendation', 'Lý do đề xuất'], value: (row) => row.recommendReason },
  { field: 'rejectReason', header: ['驳回原因', 'Rejection reason', 'Lý do từ chối'], value: (row) => row.rejectReason },
  { field: 'agreedProportion', header: ['约定比例', 'Agreed ratio', 'Tỷ lệ thỏa thuận'], value: (row) => row.agreedProportion },
  {
    field: 'agreedShotCost',
    isInside: true,
    header: ['约定拍摄费', 'Agreed fee', 'Phí thỏa thuận'],
    value: (row) => decimal(row.agreedShotCost),
  },
  { field: 'createTime', header: ['提交时间', 'Submitted', 'Ngày nộp'], value: (row) => row.createTime },
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
