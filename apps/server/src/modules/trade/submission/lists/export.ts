import { submissionWords } from '@backlot/contract/words/trade/submission';
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
  { field: 'workOrder', header: submissionWords.workOrderNo, value: (row) => row.workOrderNo },
  { field: 'workOrder', header: submissionWords.workOrder, value: (row) => row.workOrder.name },
  { field: 'up', header: submissionWords.up, value: (row) => row.up.name },
  { field: 'up', header: submissionWords.upNumber, value: (row) => row.upNumber },
  { field: 'fansNum', header: submissionWords.fansNum, value: (row) => row.fansNum },
  { field: 'bd', isInside: true, header: submissionWords.bd, value: (row) => row.bd?.name ?? null },
  {
    field: 'approvalStatus',
    header: submissionWords.approvalStatus,
    value: (row, language) => stateWord('approvalStatus', row.approvalStatus, language),
  },
  {
    field: 'cooperationStatus',
    header: submissionWords.cooperationStatus,
    value: (row, language) => stateWord('cooperationStatus', row.cooperationStatus, language),
  },
  {
    field: 'recommendReason',
    header: submissionWords.recommendReason,
    value: (row) => row.recommendReason,
  },
  { field: 'rejectReason', header: submissionWords.rejectReason, value: (row) => row.rejectReason },
  {
    field: 'agreedProportion',
    header: submissionWords.agreedProportion,
    value: (row) => row.agreedProportion,
  },
  {
    field: 'agreedShotCost',
    isInside: true,
    header: submissionWords.agreedShotCost,
    value: (row) => decimal(row.agreedShotCost),
  },
  { field: 'createTime', header: submissionWords.createTime, value: (row) => row.createTime },
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
