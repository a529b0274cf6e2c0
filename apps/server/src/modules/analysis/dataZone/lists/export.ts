import { dataZoneWords } from '@backlot/contract/words/analysis/dataZone';
import { inUtc } from '../../../../http/parts/inUtc';
import type { ZoneWork } from '@backlot/contract';
import type { Services } from '../../../../services';
import type { Actor } from '../../../../http/requests/actor';
import { type Column, columnsOf, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { permissionOf, requireZone } from '../requireZone';
import { idsOfWorks, type WorkQuery, worksByIds } from './works';

const columns: readonly Column<ZoneWork>[] = [
  { field: 'title', header: dataZoneWords.work, value: ({ title }) => title },
  { field: 'title', header: dataZoneWords.link, value: ({ link }) => link },
  { field: 'up', header: dataZoneWords.up, value: ({ up }) => up.name },
  { field: 'postTime', header: inUtc(dataZoneWords.postTime), value: ({ postTime }) => postTime },
  { field: 'views', header: dataZoneWords.views, value: ({ views }) => views },
  { field: 'likes', header: dataZoneWords.likes, value: ({ likes }) => likes },
  { field: 'comments', header: dataZoneWords.comments, value: ({ comments }) => comments },
  {
    field: 'dataTime',
    header: inUtc(dataZoneWords.asOf),
    value: ({ dataTime }) => dataTime,
  },
];

/** The works of a zone as a file, as the person may see them when it runs. */
export function zoneExport({ database: { db } }: Services): ExportSource {
  const read = async (query: Record<string, unknown>, actor: Actor): Promise<string[]> => {
    const asked = query as unknown as WorkQuery;
    requireZone(actor, asked.webId, 'export');
    return idsOfWorks(db, asked, await viewerFrom(db, actor));
  };
  return {
    area: 'dataZone',
    permission: ({ webId }) => permissionOf(Number(webId), 'export'),
    columns: async () => columns,
    headers: async (language, query) => headersOf(columnsOf(columns, query), language),
    count: async (query, actor) => (await read(query, actor)).length,
    batches: async (query, actor) => {
      const ids = await read(query, actor);
      return (async function* () {
        for (let at = 0; at < ids.length; at += 1000) yield ids.slice(at, at + 1000);
      })();
    },
    lines: async (ids, actor, query) =>
      linesOf(db, { columns: columnsOf(columns, query), rows: await worksByIds(db, ids), language: actor.language }),
  };
}
