import { liveWords } from '@backlot/contract/words/trade/live';
import type { LiveRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Services } from '../../../../services';
import { lives } from '../../../../tables/trade/live';
import { type Column, columnsFor, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { stateWord } from '../../../base/lifeCycle';
import { viewerFrom } from '../../../base/sight';
import { sortingOf } from './pages';
import { presentLives } from './present';
import { type LiveQuery, whereOf } from './where';

const columns: readonly Column<LiveRow>[] = [
  { field: 'liveNo', header: liveWords.liveNo, value: (row) => row.liveNo },
  { field: 'liveNo', header: liveWords.liveTitle, value: (row) => row.liveTitle },
  {
    field: 'liveStatus',
    header: liveWords.liveStatus,
    value: (row, language) => stateWord('liveStatus', row.liveStatus, language),
  },
  { field: 'up', header: liveWords.up, value: (row) => row.up.name },
  { field: 'up', header: liveWords.upNumber, value: (row) => row.upNumber },
  {
    field: 'country',
    header: liveWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  {
    field: 'goods',
    header: liveWords.goods,
    value: (row) => row.goods.map(({ name }) => name).join('; '),
  },
  { field: 'bd', header: liveWords.bd, value: (row) => row.bd.name },
  { field: 'beginTime', header: liveWords.beginTime, value: (row) => row.beginTime },
  { field: 'beginTime', header: liveWords.endTime, value: (row) => row.endTime },
  { field: 'viewers', header: liveWords.viewers, value: (row) => row.viewers },
  { field: 'viewers', header: liveWords.peakViewers, value: (row) => row.peakViewers },
  { field: 'orders', header: liveWords.orders, value: (row) => row.orders },
  { field: 'gmv', header: liveWords.gmv, value: (row) => decimal(row.gmv) },
  { field: 'gmv', header: liveWords.currency, value: (row) => row.currency },
  { field: 'dataTime', header: liveWords.dataTime, value: (row) => row.dataTime },
  { field: 'liveStatus', header: liveWords.reason, value: (row) => row.reason },
];

/** Lives as a file: those of the screen, in its order, as the person may see them when it runs. */
export const liveExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'live',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) => countRows(db, { table: lives, where: whereOf(query as LiveQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: lives, where: whereOf(query as LiveQuery, await viewerFrom(db, actor)), ...sortingOf(query as LiveQuery) },
      query as LiveQuery,
    ),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(lives)
      .where(inArray(lives.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentLives(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
