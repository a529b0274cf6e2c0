import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { id, integer, longText, nothing, optionalText, text, version, whole } from '../core/wire';

/** How a document is written: its ending as a file. */
export const documentFormats = ['md', 'txt'] as const;

/** Characters of a document, and versions that are kept of it. */
export const documentLimits = { characters: 60_000, versions: 50 } as const;

const format = z.enum(documentFormats);
const key = { id: id() };
/** Versions count from 1. */
const number = () => z.coerce.number().pipe(whole(1, 1_000_000));

/** Texts that are written in the browser, with their versions. */
export const sysFileOnlineApi = {
  ...crud({
    path: 'sysFileOnline',
    permission: 'sysFileOnline',
    noun: 'document',
    row: {
      name: z.string(),
      format,
      remark: z.string().nullable(),
      /** Null in lists. */
      content: z.string().nullable(),
      characters: integer(),
      /** The newest version. */
      versionNo: integer(),
      changeTime: z.string(),
      changeUserName: z.string().nullable(),
    },
    draft: {
      name: text(120),
      format,
      content: longText(documentLimits.characters).min(1),
      remark: optionalText(500).optional(),
    },
    filter: { name: optionalText(120).optional(), format: format.optional() },
    sort: ['changeTime', 'name', 'characters'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/main/sysFileOnline/versions',
    summary: 'The versions of a document that are kept, newest first',
    access: 'sysFileOnline.get',
    input: z.strictObject(key),
    output: z.array(z.object({ versionNo: integer(), characters: integer(), time: z.string(), userName: z.string().nullable() })),
  }),
  versionText: endpoint({
    method: 'GET',
    path: '/main/sysFileOnline/versionText',
    summary: 'What a version says; 2015001 for one that is not kept',
    access: 'sysFileOnline.get',
    input: z.strictObject({ ...key, versionNo: number() }),
    output: z.object({ content: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/main/sysFileOnline/restore',
    summary: 'Make an earlier version the newest; nothing in between is lost',
    access: 'sysFileOnline.edit',
    input: z.strictObject({ ...key, version: version(), versionNo: number() }),
    output: nothing(),
  }),
};
