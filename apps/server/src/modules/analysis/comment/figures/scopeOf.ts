import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../../base/sight';
import { ofChannels } from '../../../collection/comments';
import { creatorsOf, worksOfShop } from '../sight';

export interface Scope {
  webId?: number[] | undefined;
  upId?: string | undefined;
  workId?: string | undefined;
}

/** SQL: what of a table of comments, or of their counts, a question is about, within what somebody sees. */
export function scopeOf(
  table: { webId: AnyPgColumn; upId: AnyPgColumn; workId: AnyPgColumn },
  scope: Scope,
  viewer: Viewer,
): SQL | undefined {
  const creators = creatorsOf(viewer);
  return and(
    viewer.persona === 'shop' ? sql`${table.workId} in ${worksOfShop(viewer.shopId ?? '0')}` : ofChannels(table.webId, viewer.caller),
    creators && sql`${table.upId} in ${creators}`,
    scope.webId?.length ? inArray(table.webId, scope.webId) : undefined,
    scope.upId ? eq(table.upId, scope.upId) : undefined,
    scope.workId ? eq(table.workId, scope.workId) : undefined,
  );
}
