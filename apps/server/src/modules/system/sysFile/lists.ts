import type { OutputOf, ParsedInputOf, sysFileApi } from '@backlot/contract';
import { join } from 'node:path';
import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../../config';
import { type Db, rowsOf } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import type { PageQuery } from '../../../db/list/listPage';
import { presentTime } from '../../../db/presentTime';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { files } from '../../../tables/base/file';
import { users } from '../../../tables/base/user';
import { withinPeople } from '../sysUser';
import { kindInSql, kindOf } from './kinds';
import { isNamed, namingColumns } from './uses';

export type StoredFile = typeof files.$inferSelect;
export type FileQuery = Pick<
  ParsedInputOf<typeof sysFileApi.page>,
  'fileOriginName' | 'fileLocation' | 'fileBucket' | 'fileSuffix' | 'kind' | 'isUsed'
>;
type FileRow = OutputOf<typeof sysFileApi.page>['rows'][number];

const { createTime, size, originName, objectName } = files;
const sorts = { createTime, size, fileOriginName: originName };

/** The newest first unless asked otherwise. */
export function orderOf({ sortField, sortOrder }: Pick<PageQuery, 'sortField' | 'sortOrder'>): SQL[] {
  const direction = sortField && sortOrder === 'ascend' ? asc : desc;
  return [direction(sorts[(sortField ?? 'createTime') as keyof typeof sorts]), direction(files.id)];
}

/** SQL: files that people within the data scope uploaded; undefined for all. */
export function filesInSight(db: Db, actor: Actor): SQL | undefined {
  const within = withinPeople(actor);
  return (
    within &&
    exists(
      db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, files.createUser), within)),
    )
  );
}

/** Where the server keeps files: a bucket of the S3 kind, or its own disk (dictionary file_storage_location). */
const storeOf = ({ FILES_S3_BUCKET }: Config) =>
  FILES_S3_BUCKET ? { location: 3, bucket: FILES_S3_BUCKET } : { location: 4, bucket: 'local' };

/** Where the bytes of a file are in that store. */
export const pathOf = (config: Config, { objectName: name }: StoredFile): string => join(config.FILES_S3_BUCKET ?? config.filesDir, name);

/** SQL: the files in sight that a query asks for. */
export function whereOf(db: Db, config: Config, query: FileQuery, actor: Actor): SQL | undefined {
  const { location, bucket } = storeOf(config);
  const { fileOriginName, fileLocation, fileBucket, fileSuffix, kind, isUsed } = query;
  const suffixes = fileSuffix?.split(',').flatMap((suffix) => suffix.trim().toLowerCase() || []) ?? [];
  const isElsewhere =
    (fileLocation !== undefined && fileLocation !== location) || (fileBucket && !bucket.toLowerCase().includes(fileBucket.toLowerCase()));
  return and(
    filesInSight(db, actor),
    isElsewhere ? sql`false` : undefined,
    fileOriginName ? contains(originName, fileOriginName) : undefined,
    suffixes.length > 0 ? inArray(suffixInSql, suffixes) : undefined,
    kind?.length ? inArray(kindInSql, kind) : undefined,
    isUsed === undefined ? undefined : isUsed === 'Y' ? isNamed : sql`not ${isNamed}`,
  );
}

const suffixInSql = sql<string>`split_part(${objectName}, '.', 2)`;

/** Files as the contract promises them; who uploaded them and how often they are used is read at once. */
export async function presentFiles(db: Db, config: Config, rows: readonly StoredFile[], { caller }: Actor): Promise<FileRow[]> {
  if (rows.length === 0) return [];
  const counts = sql.join(
    namingColumns.map((column) => sql`(select count(*) from ${column.table} where ${column} = ${files.id})`),
    sql` + `,
  );
  const facts = await rowsOf<{ id: string; owner: string | null; uses: number }>(
    db,
    sql`select ${files.id}::text id, (select ${users.name} from ${users} where ${users.id} = ${files.createUser}) "owner", (${counts})::int uses
      from ${files} where ${files.id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`,
  );
  const factOf = new Map(facts.map((fact) => [fact.id, fact]));
  const { location, bucket } = storeOf(config);
  const can = actionsOf(caller, 'sysFileInfo');
  return rows.map((row) => {
    const useCount = factOf.get(row.id)?.uses ?? 0;
    return {
      id: row.id,
      can: useCount === 0 ? can : can.filter((action) => action !== 'delete' && action !== 'edit'),
      fileLocation: location,
      fileBucket: bucket,
      fileOriginName: row.originName,
      fileSuffix: row.objectName.split('.').at(-1) ?? '',
      kind: kindOf(row.mime),
      size: row.size,
      fileSizeKb: Math.ceil(row.size / 1024),
      fileSizeInfo: readable(row.size),
      fileObjectName: row.objectName,
      mime: row.mime,
      createTime: presentTime(row.createTime),
      createUserName: factOf.get(row.id)?.owner ?? null,
      useCount,
    };
  });
}

/** `1.4 MB`: the largest unit of which there is at least one. */
function readable(bytes: number): string {
  const at = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${Math.round((bytes / 1024 ** at) * 10) / 10} ${units[at]}`;
}

const units = ['B', 'kB', 'MB', 'GB'] as const;
