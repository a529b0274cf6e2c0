import type { HomeTask } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { jsonRowsOf } from '../../../db/together/jsonRowsOf';
import { holds } from '../../../http/requests/caller';
import { type Viewer } from '../../base/sight';
import { waiting } from './waiting';

/** Work of the trade that this person can do something about, the rows of the list behind each link counted; null for those who have none to do. */
export async function tasksOf(db: Db, viewer: Viewer): Promise<HomeTask[] | null> {
  const asked = waiting(viewer).filter(({ permission, isFor = true }) => isFor && holds(viewer.caller, permission));
  if (asked.length === 0) return null;
  const counted = asked.map(
    ({ key, rows }) => sql`select ${key}::text key, count(*)::int n, min(since) since from (select ${rows}) waiting`,
  );
  const found = await jsonRowsOf<{ key: string; n: number; since: string | null }>(db, sql.join(counted, sql` union all `));
  const byKey = new Map(found.map((row) => [row.key, row]));
  return asked.flatMap(({ key, link }) => {
    const { n = 0, since = null } = byKey.get(key) ?? {};
    return n > 0 ? [{ key, count: n, since: since === null ? null : presentTime(new Date(since)), link }] : [];
  });
}
