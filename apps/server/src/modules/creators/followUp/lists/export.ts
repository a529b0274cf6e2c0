import { followUpWords } from '@backlot/contract/words/creators/followUp';
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
  { field: 'up', header: followUpWords.up, value: (row) => row.up.name },
  { field: 'up', header: followUpWords.upNumber, value: (row) => row.upNumber },
  {
    field: 'country',
    header: followUpWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  {
    field: 'kind',
    header: followUpWords.kind,
    value: (row, _, wordOf) => wordOf('followUpKind', String(row.kind)),
  },
  { field: 'content', header: followUpWords.content, value: (row) => row.content },
  { field: 'workOrder', header: followUpWords.workOrder, value: (row) => row.workOrder?.name ?? null },
  { field: 'nextDate', header: followUpWords.nextDate, value: (row) => row.nextDate },
  {
    field: 'planStatus',
    header: followUpWords.planStatus,
    value: (row, language) => stateWord('planStatus', row.planStatus, language),
  },
  { field: 'person', header: followUpWords.person, value: (row) => row.person?.name ?? null },
  { field: 'author', header: followUpWords.author, value: (row) => row.author.name },
  { field: 'createTime', header: followUpWords.createTime, value: (row) => row.createTime },
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
