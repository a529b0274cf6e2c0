import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../Reader';
import { ofChannels } from '../../../collection/comments';
import { creatorsOf, ofOwnWorks } from '../sight';

export interface Scope {
  webId?: number[] | undefined;
  upId?: string | undefined;
  workId?: string | undefined;
}

/** SQL: what of a table of comments, or of their counts, a question is about, within what somebody sees. */
export function scopeOf(
  table: { webId: AnyPgColumn; upId: AnyPgColumn; workId: AnyPgColumn },
  scope: Scope,
  viewer: Reader,
): SQL | undefined {
  const creators = creatorsOf(viewer);
  return and(
    viewer.persona === 'shop' ? ofOwnWorks(table.workId, viewer) : ofChannels(table.webId, viewer.caller),
    creators && sql`${table.upId} = any(array${creators})`,
    scope.webId?.length ? inArray(table.webId, scope.webId) : undefined,
    scope.upId ? eq(table.upId, scope.upId) : undefined,
    scope.workId ? eq(table.workId, scope.workId) : undefined,
  );
}
