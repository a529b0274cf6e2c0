import { rankingWords } from '@backlot/contract/words/analysis/ranking';
import type { RankRow } from '@backlot/contract';
import type { Services } from '../../../../services';
import { type Column, columnsOf, decimal, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { type RankQuery, requireListFor } from './asked';
import { findList } from './findList';
import { rowsOfList } from './rowsOfList';

const tierNames = ['nano', 'micro', 'mid', 'macro', 'mega'];

const columns: readonly Column<RankRow>[] = [
  { field: 'rankNo', header: rankingWords.rankNo, value: (row) => row.rankNo },
  { field: 'prevRank', header: rankingWords.prevRank, value: (row) => row.prevRank },
  { field: 'name', header: rankingWords.name, value: (row) => row.name },
  { field: 'name', header: rankingWords.second, value: (row) => row.second },
  {
    field: 'tier',
    header: rankingWords.tier,
    value: ({ tier }) => (tier === null ? null : (tierNames[tier - 1] ?? null)),
  },
  { field: 'fans', header: rankingWords.fans, value: (row) => row.fans },
  { field: 'starLevel', header: rankingWords.starLevel, value: (row) => row.starLevel },
  { field: 'score', header: rankingWords.score, value: (row) => decimal(row.score) },
  { field: 'gmv', header: rankingWords.localGmv, value: (row) => decimal(row.gmv) },
  { field: 'orders', header: rankingWords.orders, value: (row) => row.orders },
  { field: 'growth', header: rankingWords.growth, value: (row) => row.growth },
  { field: 'fansInc', header: rankingWords.fansInc, value: (row) => row.fansInc },
  {
    field: 'interactionRate',
    header: rankingWords.interactionRate,
    value: (row) => row.interactionRate,
  },
  { field: 'medianViews', header: rankingWords.medianViews, value: (row) => row.medianViews },
  { field: 'likes', header: rankingWords.likes, value: (row) => row.likes },
  { field: 'viewsInc', header: rankingWords.viewsInc, value: (row) => row.viewsInc },
  { field: 'views', header: rankingWords.views, value: (row) => row.views },
  { field: 'ageDays', header: rankingWords.ageDays, value: (row) => row.ageDays },
  { field: 'approvalRate', header: rankingWords.approvalRate, value: (row) => row.approvalRate },
  { field: 'daysOnList', header: rankingWords.daysOnList, value: (row) => row.daysOnList },
  {
    field: 'consecutiveDays',
    header: rankingWords.consecutiveDays,
    value: (row) => row.consecutiveDays,
  },
];

const most = 100;

/** The places of a list as a file, as the person may see them when it runs. */
export function rankExport({ database: { db } }: Services): ExportSource {
  const read = async (query: Record<string, unknown>, actor: Parameters<ExportSource['count']>[1], ids?: readonly string[]) => {
    const asked = query as unknown as RankQuery;
    const viewer = await viewerFrom(db, actor);
    requireListFor(viewer, asked.rankType);
    const found = await findList(db, asked);
    if (!found?.id) return { rows: [], totalRows: 0 };
    return rowsOfList(db, { listId: found.id, query: ids ? { ...asked, ids } : asked, viewer, limit: most, offset: 0 });
  };
  return {
    area: 'rank',
    permission: 'rank.export',
    columns: async () => columns,
    headers: async (language, query) => headersOf(columnsOf(columns, query), language),
    count: async (query, actor) => (await read(query, actor)).totalRows,
    batches: async (query, actor) => {
      const { rows } = await read(query, actor);
      return (async function* () {
        if (rows.length > 0) yield rows.map(({ id }) => id);
      })();
    },
    lines: async (ids, actor, query) => {
      const { rows } = await read(query, actor, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return linesOf(db, { columns: columnsOf(columns, query), rows: ids.flatMap((id) => byId.get(id) ?? []), language: actor.language });
    },
  };
}
