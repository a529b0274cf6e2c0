import { sampleWords } from '@backlot/contract/words/trade/sample';
import type { SampleRow } from '@backlot/contract';
import { inArray } from 'drizzle-orm';
import { countRows } from '../../../../db/list/countRows';
import { idBatches } from '../../../../db/list/idBatches';
import type { Services } from '../../../../services';
import { sampleShippings } from '../../../../tables/trade/sample';
import { type Column, columnsFor, columnsOf, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { stateWord } from '../../../base/lifeCycle';
import { viewerFrom } from '../../../base/sight';
import { sortingOf } from './pageOfSamples';
import { presentSamples } from './present';
import { type SampleQuery, whereOf } from './where';

const columns: readonly Column<SampleRow>[] = [
  { field: 'sampleNo', header: sampleWords.sampleNo, value: (row) => row.sampleNo },
  {
    field: 'sampleStatus',
    header: sampleWords.sampleStatus,
    value: (row, language) => stateWord('sampleStatus', row.sampleStatus, language),
  },
  { field: 'up', header: sampleWords.up, value: (row) => row.up.name },
  { field: 'up', header: sampleWords.upNumber, value: (row) => row.upNumber },
  { field: 'goods', header: sampleWords.goods, value: (row) => row.goods.name },
  { field: 'goods', header: sampleWords.skuName, value: (row) => row.skuName },
  { field: 'quantity', header: sampleWords.quantity, value: (row) => row.quantity },
  { field: 'sampleValue', header: sampleWords.sampleValue, value: (row) => row.sampleValue },
  { field: 'sampleValue', header: sampleWords.currency, value: (row) => row.currency },
  {
    field: 'country',
    header: sampleWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'workOrder', header: sampleWords.workOrder, value: (row) => row.workOrder.name },
  { field: 'shop', header: sampleWords.shop, value: (row) => row.shop.name },
  { field: 'bd', isInside: true, header: sampleWords.bd, value: (row) => row.bd?.name ?? null },
  { field: 'tracking', header: sampleWords.carrier, value: (row) => row.carrier },
  { field: 'tracking', header: sampleWords.trackingNo, value: (row) => row.trackingNo },
  { field: 'deadline', header: sampleWords.deadline, value: (row) => row.deadline },
  { field: 'sampleStatus', header: sampleWords.reason, value: (row) => row.reason },
  { field: 'createTime', header: sampleWords.createTime, value: (row) => row.createTime },
];

/** Samples as a file, without their addresses: those of the screen, in its order, as the person may see them when it runs. */
export const sampleExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'sample',
  columns: async (_query, actor) => columnsFor(columns, await viewerFrom(db, actor)),
  headers: async (language, query, actor) => headersOf(columnsOf(columnsFor(columns, await viewerFrom(db, actor)), query), language),
  count: async (query, actor) =>
    countRows(db, { table: sampleShippings, where: whereOf(query as SampleQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: sampleShippings, where: whereOf(query as SampleQuery, await viewerFrom(db, actor)), ...sortingOf(query as SampleQuery) },
      query as SampleQuery,
    ),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(sampleShippings)
      .where(inArray(sampleShippings.id, [...ids]));
    const viewer = await viewerFrom(db, actor);
    const rows = await presentSamples(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      viewer,
    );
    return linesOf(db, { columns: columnsOf(columnsFor(columns, viewer), query), rows, language: actor.language });
  },
});
