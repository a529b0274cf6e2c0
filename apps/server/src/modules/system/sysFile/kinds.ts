import type { fileKinds } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { files } from '../../../tables/base/file';

export type FileKind = (typeof fileKinds)[number];

const office = 'application/vnd.openxmlformats-officedocument';
const kindOfMime: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'document',
  [`${office}.wordprocessingml.document`]: 'document',
  [`${office}.presentationml.presentation`]: 'document',
  [`${office}.spreadsheetml.sheet`]: 'sheet',
  'text/csv': 'sheet',
  'text/plain': 'text',
};

/** What a file is, by its content type without parameters. */
export function kindOf(mime: string): FileKind {
  if (mime.startsWith('image/')) return 'image';
  if (mime.startsWith('video/')) return 'video';
  return kindOfMime[mime.split(';')[0] ?? ''] ?? 'other';
}

/** SQL: the same of the rows of files. */
export const kindInSql: SQL<FileKind> = sql`case when ${files.mime} like 'image/%' then 'image' when ${files.mime} like 'video/%' then 'video' ${sql.join(
  Object.entries(kindOfMime).map(
    ([mime, kind]) => sql`when split_part(${files.mime}, ';', 1) = ${sql.raw(`'${mime}'`)} then ${sql.raw(`'${kind}'`)}`,
  ),
  sql` `,
)} else 'other' end`;
