import type { FollowUpRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Services } from '../../../../services';
import { upFollowUps } from '../../../../tables/creators/creator';
import { type Column, columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { stateWord } from '../../../base/lifeCycle';
import { viewerFrom } from '../../../base/sight';
import { sortingOf } from './pageOfFollowUps';
import { presentFollowUps } from './present';
import { type FollowUpQuery, whereOf } from './where';

const columns: readonly Column<FollowUpRow>[] = [
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: (row) => row.up.name },
  { field: 'up', header: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' }, value: (row) => row.upNumber },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  {
    field: 'kind',
    header: { en: 'Kind', 'zh-CN': '方式', vn: 'Hình thức' },
    value: (row, _, wordOf) => wordOf('followUpKind', String(row.kind)),
  },
  { field: 'content', header: { en: 'Note', 'zh-CN': '内容', vn: 'Nội dung' }, value: (row) => row.content },
  { field: 'workOrder', header: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' }, value: (row) => row.workOrder?.name ?? null },
  { field: 'nextDate', header: { en: 'Next contact', 'zh-CN': '下次跟进', vn: 'Liên hệ tiếp theo' }, value: (row) => row.nextDate },
  {
    field: 'planStatus',
    header: { en: 'Plan', 'zh-CN': '计划状态', vn: 'Kế hoạch' },
    value: (row, language) => stateWord('planStatus', row.planStatus, language),
  },
  { field: 'person', header: { en: 'Person', 'zh-CN': '负责人', vn: 'Người phụ trách' }, value: (row) => row.person?.name ?? null },
  { field: 'author', header: { en: 'Written by', 'zh-CN': '记录人', vn: 'Người ghi' }, value: (row) => row.author.name },
  { field: 'createTime', header: { en: 'Written', 'zh-CN': '记录时间', vn: 'Thời gian ghi' }, value: (row) => row.createTime },
];

/** Follow-ups as a file: those of the screen, in its order, as the person may see them when it runs. */
export const followUpExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'followUp',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countRows(db, { table: upFollowUps, where: whereOf(query as FollowUpQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: upFollowUps, where: whereOf(query as FollowUpQuery, await viewerFrom(db, actor)), ...sortingOf(query as FollowUpQuery) },
      query as FollowUpQuery,
    ),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(upFollowUps)
      .where(inArray(upFollowUps.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentFollowUps(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
