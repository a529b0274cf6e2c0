import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../Reader';
import { ofChannels } from '../../../collection/comments';
import { creatorsOf, ofOwnWorks } from '../sight';

export interface Scope {
  webId?: number[] | undefined;
  upId?: string | undefined;
  workId?: string | undefined;
}

/** A table of comments, or of what is counted of them: by works, by creators, or by channels. What it does not tell apart is in no scope. */
interface Told {
  webId: AnyPgColumn;
  upId?: AnyPgColumn | SQL;
  workId?: AnyPgColumn | SQL;
}

const none = sql`null`;

/** SQL: what of a table of comments, or of their counts, a question is about, within what somebody sees. */
export function scopeOf({ webId, upId = none, workId = none }: Told, scope: Scope, viewer: Reader): SQL | undefined {
  const creators = creatorsOf(viewer);
  return and(
    viewer.persona === 'shop' ? ofOwnWorks(workId, viewer) : ofChannels(webId, viewer.caller),
    creators && sql`${upId} = any(array${creators})`,
    scope.webId?.length ? inArray(webId, scope.webId) : undefined,
    scope.upId ? sql`${upId} = ${scope.upId}` : undefined,
    scope.workId ? sql`${workId} = ${scope.workId}` : undefined,
  );
}
