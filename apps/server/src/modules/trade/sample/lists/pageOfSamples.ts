import type { Db } from '../../../../db/database';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { sampleShippings } from '../../../../tables/trade/sample';
import type { Viewer } from '../../../base/sight';
import type { Sample } from '../../parts';
import { presentSamples } from './present';
import { type SampleQuery, whereOf } from './where';

const { createTime, sampleNo } = sampleShippings;

export const sorting = { sorts: { createTime, sampleNo }, fallback: { by: createTime, order: 'descend' as const } };

export async function pageOfSamples(db: Db, query: SampleQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: sampleShippings, where: whereOf(query, viewer), ...sorting }, query);
  return presentPage({ ...query, totalRows, rows: await presentSamples(db, rows as unknown as Sample[], viewer) });
}
