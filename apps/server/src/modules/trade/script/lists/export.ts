import type { ScriptRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Services } from '../../../../services';
import { scripts } from '../../../../tables/trade/script';
import { type Column, columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { stateWord } from '../../../base/lifeCycle';
import { viewerFrom } from '../../../base/sight';
import { sorting } from './pageOfScripts';
import { presentScripts } from './present';
import { type ScriptQuery, whereOf } from './where';

const columns: readonly Column<ScriptRow>[] = [
  { field: 'scriptName', header: { en: 'Script', 'zh-CN': '脚本名称', vn: 'Kịch bản' }, value: (row) => row.scriptName },
  {
    field: 'reviewStatus',
    header: { en: 'Review status', 'zh-CN': '审核状态', vn: 'Trạng thái duyệt' },
    value: (row, language) => stateWord('reviewStatus', row.reviewStatus, language),
  },
  { field: 'round', header: { en: 'Round', 'zh-CN': '轮次', vn: 'Lần' }, value: (row) => row.round },
  { field: 'fileName', header: { en: 'File name', 'zh-CN': '文件名', vn: 'Tên tệp' }, value: (row) => row.fileName },
  { field: 'fileName', header: { en: 'Address', 'zh-CN': '地址', vn: 'Địa chỉ' }, value: (row) => (row.isStored ? null : row.address) },
  { field: 'fileSize', header: { en: 'Bytes', 'zh-CN': '大小（字节）', vn: 'Dung lượng (byte)' }, value: (row) => row.fileSize },
  { field: 'fileSize', header: { en: 'Seconds', 'zh-CN': '时长（秒）', vn: 'Thời lượng (giây)' }, value: (row) => row.duration },
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: (row) => row.up.name },
  { field: 'up', header: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' }, value: (row) => row.upNumber },
  { field: 'workOrder', header: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' }, value: (row) => row.workOrderNo },
  { field: 'bd', isInside: true, header: { en: 'BD', 'zh-CN': 'BD', vn: 'BD' }, value: (row) => row.bd?.name ?? null },
  { field: 'rejectReason', header: { en: 'Rejection reason', 'zh-CN': '驳回原因', vn: 'Lý do từ chối' }, value: (row) => row.rejectReason },
  { field: 'createTime', header: { en: 'Uploaded', 'zh-CN': '上传时间', vn: 'Thời gian tải lên' }, value: (row) => row.uploadTime },
];

/** Scripts as a file: those of the screen, in its order, as the person may see them when it runs. */
export const scriptExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'script',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countRows(db, { table: scripts, where: whereOf(query as ScriptQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(db, { table: scripts, where: whereOf(query as ScriptQuery, await viewerFrom(db, actor)), ...sorting }, query as ScriptQuery),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(scripts)
      .where(inArray(scripts.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentScripts(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
