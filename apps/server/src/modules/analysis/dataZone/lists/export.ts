import type { ZoneWork } from '@backlot/contract';
import type { Services } from '../../../../services';
import type { Actor } from '../../../../http/requests/actor';
import { type Column, columnsOf, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { permissionOf, requireZone } from '../requireZone';
import { idsOfWorks, type WorkQuery, worksByIds } from './works';

const columns: readonly Column<ZoneWork>[] = [
  { field: 'title', header: ['作品', 'Work', 'Tác phẩm'], value: ({ title }) => title },
  { field: 'title', header: ['链接', 'Link', 'Liên kết'], value: ({ link }) => link },
  { field: 'up', header: ['达人', 'Creator', 'KOL'], value: ({ up }) => up.name },
  { field: 'postTime', header: ['发布时间', 'Posted (UTC)', 'Đăng lúc (UTC)'], value: ({ postTime }) => postTime },
  { field: 'views', header: ['播放', 'Views', 'Lượt xem'], value: ({ views }) => views },
  { field: 'likes', header: ['点赞', 'Likes', 'Lượt thích'], value: ({ likes }) => likes },
  { field: 'comments', header: ['评论', 'Comments', 'Bình luận'], value: ({ comments }) => comments },
  { field: 'dataTime', header: ['数据时间', 'Data as of (UTC)', 'Dữ liệu lúc (UTC)'], value: ({ dataTime }) => dataTime },
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
