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
      { field: 'name', header: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' }, value: (row) => row.name },
      { field: 'format', header: { en: 'Format', 'zh-CN': '格式', vn: 'Định dạng' }, value: (row) => formatNames[row.format] },
      { field: 'characters', header: { en: 'Characters', 'zh-CN': '字符数', vn: 'Số ký tự' }, value: (row) => row.characters },
      { field: 'versionNo', header: { en: 'Version', 'zh-CN': '版本', vn: 'Phiên bản' }, value: (row) => row.versionNo },
      { field: 'changeTime', header: { en: 'Changed', 'zh-CN': '修改时间', vn: 'Sửa lúc' }, value: (row) => row.changeTime },
      { field: 'changeUserName', header: { en: 'Changed by', 'zh-CN': '修改人', vn: 'Người sửa' }, value: (row) => row.changeUserName },
      { field: 'remark', header: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' }, value: (row) => row.remark },
    ],
  });
