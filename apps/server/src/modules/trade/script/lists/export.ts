import { scriptWords } from '@backlot/contract/words/trade/script';
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
  { field: 'scriptName', header: scriptWords.scriptName, value: (row) => row.scriptName },
  {
    field: 'reviewStatus',
    header: scriptWords.reviewStatus,
    value: (row, language) => stateWord('reviewStatus', row.reviewStatus, language),
  },
  { field: 'round', header: scriptWords.round, value: (row) => row.round },
  { field: 'fileName', header: scriptWords.fileName, value: (row) => row.fileName },
  { field: 'fileName', header: scriptWords.isStored, value: (row) => (row.isStored ? null : row.address) },
  { field: 'fileSize', header: scriptWords.fileSize, value: (row) => row.fileSize },
  { field: 'fileSize', header: scriptWords.seconds, value: (row) => row.duration },
  { field: 'up', header: scriptWords.up, value: (row) => row.up.name },
  { field: 'up', header: scriptWords.upNumber, value: (row) => row.upNumber },
  { field: 'workOrder', header: scriptWords.workOrderNo, value: (row) => row.workOrderNo },
  { field: 'bd', isInside: true, header: scriptWords.bd, value: (row) => row.bd?.name ?? null },
  { field: 'rejectReason', header: scriptWords.rejectReason, value: (row) => row.rejectReason },
  { field: 'createTime', header: scriptWords.uploadTime, value: (row) => row.uploadTime },
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
