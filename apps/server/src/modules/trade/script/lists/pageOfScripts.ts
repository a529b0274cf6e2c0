import type { Db } from '../../../../db/database';
import { listPage } from '../../../../db/list/listPage';
import { presentPage } from '../../../../db/presentPage';
import { scripts } from '../../../../tables/trade/script';
import type { Viewer } from '../../../base/sight';
import type { Script } from '../../parts';
import { presentScripts } from './present';
import { type ScriptQuery, whereOf } from './where';

const { createTime, scriptName, uploadTime } = scripts;

/** By the time of the round that is seen: a script that came back waits anew. */
export const sorting = { sorts: { createTime: uploadTime, scriptName }, fallback: { by: createTime, order: 'descend' as const } };

export async function pageOfScripts(db: Db, query: ScriptQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: scripts, where: whereOf(query, viewer), ...sorting }, query);
  return presentPage({ ...query, totalRows, rows: await presentScripts(db, rows as unknown as Script[], viewer) });
}
