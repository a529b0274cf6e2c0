import { workInfoWords } from '@backlot/contract/words/analysis/workInfo';
import { inUtc } from '../../../http/parts/inUtc';
import type { WorkRow } from '@backlot/contract';
import { countRows } from '../../../db/list/countRows';
import { idBatches } from '../../../db/list/idBatches';
import { inIds } from '../../../db/inIds';
import type { Services } from '../../../services';
import { works } from '../../../tables/creators/creator';
import { type Column, columnsOf, type ExportSource, headersOf, linesOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { sorting } from './list';
import { type WorkQuery, worksAsked } from './worksAsked';
import { rowsOfWorks, worksWhere } from './rowsOfWorks';

const columns: readonly Column<WorkRow>[] = [
  { field: 'descr', header: workInfoWords.descr, value: (row) => row.descr },
  { field: 'descr', header: workInfoWords.link, value: (row) => row.link },
  { field: 'up', header: workInfoWords.creator, value: (row) => row.up.name },
  {
    field: 'webId',
    header: workInfoWords.webId,
    value: (row, _, wordOf) => wordOf('webId', row.webId),
  },
  {
    field: 'postTime',
    header: inUtc(workInfoWords.postTime),
    value: (row) => row.postTime,
  },
  { field: 'views', header: workInfoWords.views, value: (row) => row.views },
  {
    field: 'gained24',
    header: workInfoWords.gained24,
    value: (row) => row.gained24,
  },
  {
    field: 'interactionRate',
    header: workInfoWords.interactionRate,
    value: (row) => row.interactionRate,
  },
  { field: 'likes', header: workInfoWords.likes, value: (row) => row.likes },
  { field: 'comments', header: workInfoWords.comments, value: (row) => row.comments },
  { field: 'shares', header: workInfoWords.shares, value: (row) => row.shares },
  {
    field: 'hashtags',
    header: workInfoWords.hashtags,
    value: (row) => row.hashtags.join(' '),
  },
];

/** Works as a file, as the person may see them when it runs. */
export const workExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'workInfo',
  permission: 'workInfo.export',
  columns: () => Promise.resolve(columns),
  headers: async (language, query) => headersOf(columnsOf(columns, query), language),
  count: async (query, actor) =>
    countRows(db, { table: works, ...(await worksAsked(db, query as WorkQuery, await viewerFrom(db, actor))) }),
  batches: async (query, actor) => {
    const { byWork } = await worksAsked(db, query as WorkQuery, await viewerFrom(db, actor));
    return idBatches(db, { table: works, where: byWork, ...sorting }, query as WorkQuery);
  },
  lines: async (ids, actor, query) => {
    const found = await rowsOfWorks(db, worksWhere(inIds(works.id, ids)));
    const byId = new Map(found.map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => byId.get(id) ?? []);
    return linesOf(db, { columns: columnsOf(columns, query), rows, language: actor.language });
  },
});
