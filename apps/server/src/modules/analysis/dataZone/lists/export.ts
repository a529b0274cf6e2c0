import type { ZoneWork } from '@backlot/contract';
import type { Services } from '../../../../services';
import type { Actor } from '../../../../http/requests/actor';
import { type Column, columnsOf, type ExportSource, headersOf, linesOf } from '../../../base/download';
import { viewerFrom } from '../../../base/sight';
import { permissionOf, requireZone } from '../requireZone';
import { idsOfWorks, type WorkQuery, worksByIds } from './works';

const columns: readonly Column<ZoneWork>[] = [
  { field: 'title', header: { en: 'Work', 'zh-CN': '作品', vn: 'Tác phẩm' }, value: ({ title }) => title },
  { field: 'title', header: { en: 'Link', 'zh-CN': '链接', vn: 'Liên kết' }, value: ({ link }) => link },
  { field: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: ({ up }) => up.name },
  { field: 'postTime', header: { en: 'Posted (UTC)', 'zh-CN': '发布时间', vn: 'Đăng lúc (UTC)' }, value: ({ postTime }) => postTime },
  { field: 'views', header: { en: 'Views', 'zh-CN': '播放', vn: 'Lượt xem' }, value: ({ views }) => views },
  { field: 'likes', header: { en: 'Likes', 'zh-CN': '点赞', vn: 'Lượt thích' }, value: ({ likes }) => likes },
  { field: 'comments', header: { en: 'Comments', 'zh-CN': '评论', vn: 'Bình luận' }, value: ({ comments }) => comments },
  {
    field: 'dataTime',
    header: { en: 'Data as of (UTC)', 'zh-CN': '数据时间', vn: 'Dữ liệu lúc (UTC)' },
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
