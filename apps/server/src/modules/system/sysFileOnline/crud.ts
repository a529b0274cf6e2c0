import { sysFileOnlineWords } from '@backlot/contract/words/system/sysFileOnline';
import { sysFileOnlineApi } from '@backlot/contract';
import { and, eq, exists, sql } from 'drizzle-orm';
import { contains } from '../../../db/list/contains';
import type { Services } from '../../../services';
import { users } from '../../../tables/base/user';
import { documents } from '../../../tables/system/document';
import { createCrud } from '../../base/crud';
import { withinPeople } from '../sysUser';
import { presentDocuments } from './present';
import { contentOf, keepVersion } from './versions';

const { changeTime, name, characters, format } = documents;
const formatNames = { md: 'Markdown', txt: 'Text' } as const;

/** Texts that are written in the browser (system-pages 1.7.7). */
export const documentCrud = (services: Services) =>
  createCrud(services, {
    api: sysFileOnlineApi,
    area: 'sysFileOnline',
    table: documents,
    notFound: 'fileNotFound',
    sorts: { changeTime, name, characters },
    fallback: { by: changeTime, order: 'descend' },
    unsteady: [changeTime],
    within: (actor) => {
      const within = withinPeople(actor);
      return (
        within &&
        exists(
          services.database.db
            .select({ one: sql`1` })
            .from(users)
            .where(and(eq(users.id, documents.createUser), within)),
        )
      );
    },
    filter: async (query) => and(query.name ? contains(name, query.name) : undefined, query.format ? eq(format, query.format) : undefined),
    values: (draft) => ({
      name: draft.name,
      format: draft.format,
      remark: draft.remark || null,
      characters: draft.content.length,
      changeTime: sql`now()` as never,
    }),
    saved: async (tx, { draft, before, id }, actor) => {
      if (before && (await contentOf(tx, id, before.versionNo)) === draft.content) return {};
      const versionNo = before ? before.versionNo + 1 : 1;
      await keepVersion(tx, { documentId: id, versionNo, content: draft.content, createUser: actor.caller.userId });
      return before ? { versionNo: { from: before.versionNo, to: versionNo } } : {};
    },
    audited: (row) => {
      const { changeTime: _, ...told } = row;
      return told;
    },
    present: presentDocuments,
    columns: [
      { field: 'name', header: sysFileOnlineWords.name, value: (row) => row.name },
      { field: 'format', header: sysFileOnlineWords.format, value: (row) => formatNames[row.format] },
      { field: 'characters', header: sysFileOnlineWords.characters, value: (row) => row.characters },
      { field: 'versionNo', header: sysFileOnlineWords.versionNo, value: (row) => row.versionNo },
      { field: 'changeTime', header: sysFileOnlineWords.changeTime, value: (row) => row.changeTime },
      { field: 'changeUserName', header: sysFileOnlineWords.changeUserName, value: (row) => row.changeUserName },
      { field: 'remark', header: sysFileOnlineWords.remark, value: (row) => row.remark },
    ],
  });
