import { fileKinds, mostMatching, sysFileApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database';
import { countedWith } from '../../../db/list/countedWith';
import type { PageQuery } from '../../../db/list/listPage';
import { presentPage } from '../../../db/presentPage';
import { presentTime } from '../../../db/presentTime';
import { defineModule } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import { playedFile } from '../../../files/playedFile';
import { letPlay } from '../../../http/requests/playerCookie';
import { type Actor, actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { files } from '../../../tables/base/file';
import { refuseTooMany } from '../../base/crud';
import { dataScopeOf } from '../../base/dataScope';
import { type FileKind, kindInSql, kindOf } from './kinds';
import { type FileQuery, filesInSight, orderOf, pathOf, presentFiles, whereOf } from './lists';
import { editorConfig, editorFor, versionsOf } from './office';
import { download, downloadMany, fileInSight, mayReadAsKeeper, readable } from './reading';
import { removeFiles, unusedFiles } from './removing';
import { isNamed, usesOf } from './uses';
import { tableOf } from './tableOf';

/** Every stored file for those who keep them in order (system-pages 1.7.6). */
export const sysFileModule = (services: Services) => {
  const { config } = services;
  const { db } = services.database;
  const act = (call: Call): Promise<Actor> => actorOf(call, (caller) => dataScopeOf(db, caller));
  const listed = async (query: FileQuery & PageQuery, actor: Actor) => {
    const where = whereOf(db, config, query, actor);
    const { rows, totalRows } = await countedWith(db, { table: files, where }, (at) =>
      at
        .select()
        .from(files)
        .where(where)
        .orderBy(...orderOf(query))
        .limit(query.pageSize)
        .offset((query.pageNo - 1) * query.pageSize),
    );
    return { totalRows, rows: await presentFiles(db, config, rows, actor) };
  };
  return defineModule({
    api: sysFileApi,
    mayReadFile: mayReadAsKeeper,
    handlers: {
      page: async (query, call) => presentPage({ ...query, ...(await listed(query, await act(call))) }),
      list: async (query, call) => {
        const { rows, totalRows } = await listed({ ...query, pageNo: 1, pageSize: mostMatching }, await act(call));
        refuseTooMany(totalRows);
        return rows;
      },
      detail: async ({ id }, call) => {
        const actor = await act(call);
        const file = await fileInSight(db, id, actor);
        const [shown] = await presentFiles(db, config, [file], actor);
        if (!shown) throw new Refusal('fileNotFound');
        const uses = await usesOf(db, [id]);
        return {
          ...shown,
          filePath: pathOf(config, file),
          uses: uses.map(({ use, recordId, name }) => ({ use, recordId, name })),
          editor: editorFor(services, file, { caller: actor.caller, uses: uses.length }),
          history: await versionsOf(db, id),
        };
      },
      space: async (_, call) => {
        const sight = filesInSight(db, await act(call)) ?? sql`true`;
        const unused = sql`not ${isNamed}`;
        const rows = await rowsOf<{ kind: FileKind; files: number; bytes: string; unused: number; unusedBytes: string }>(
          db,
          sql`select kind, count(*)::int files, sum(size)::text bytes, count(*) filter (where unused)::int unused,
            coalesce(sum(size) filter (where unused), 0)::text "unusedBytes"
            from (select ${kindInSql} kind, ${files.size} size, ${unused} unused from ${files} where ${sight}) sized group by kind`,
        );
        const of = new Map(rows.map((row) => [row.kind, row]));
        return {
          kinds: fileKinds.map((kind) => {
            const row = of.get(kind);
            return {
              kind,
              files: row?.files ?? 0,
              bytes: Number(row?.bytes ?? 0),
              unusedFiles: row?.unused ?? 0,
              unusedBytes: Number(row?.unusedBytes ?? 0),
            };
          }),
          dataTime: presentTime(new Date()),
        };
      },
      table: async ({ id }, call) => tableOf(services, await readable(services, id, await act(call))),
      play: async (_, call) => {
        if (call.token) letPlay(call, { token: call.token, path: `/api${sysFileApi.video.path}`, vault: services.vault });
        return null;
      },
      video: async ({ id }, call) => {
        const file = await readable(services, id, await act(call));
        if (kindOf(file.mime) !== 'video') throw new Refusal('filePreviewUnsupported');
        return playedFile(services.fileStore, file, call);
      },
      getOnlineFileConfig: async (asked, call) => {
        const actor = await act(call);
        return editorConfig(services, await readable(services, asked.id, actor), { asked, actor });
      },
      download: async ({ id, versionNo }, call) => download(services, { id, versionNo, actor: await act(call) }),
      downloadMany: async ({ ids }, call) => downloadMany(services, ids, await act(call)),
      delete: async ({ ids }, call) => removeFiles(services, ids, await act(call)),
      rehearseCleanUp: async (_, call) => {
        const { rows, hasMore } = await unusedFiles(db, await act(call));
        return {
          hasMore,
          files: rows.map(({ id, originName, size, createTime }) => ({
            id,
            fileOriginName: originName,
            size,
            createTime: presentTime(createTime),
          })),
        };
      },
    },
  });
};
