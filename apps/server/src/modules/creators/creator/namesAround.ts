import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { underneath } from '../../../db/together/underneath';
import { requestVersions } from '../../../db/list/requestVersions';
import { labels } from '../../../tables/creators/label';
import { users } from '../../../tables/base/user';

/** People and labels that creators name. */
interface Names {
  people: ReadonlyMap<string, { name: string; orgId: string | null; status: number }>;
  labels: ReadonlyMap<string, string>;
}

interface Kept {
  state: string;
  people: Map<string, { name: string; orgId: string | null; status: number }>;
  labels: Map<string, string>;
}

const kept = new WeakMap<Db, Kept>();
const most = 20_000;

const empty = (state: string): Kept => ({ state, people: new Map(), labels: new Map() });

/** The names of some people and labels, in one statement for those that are not known at the versions of the request. */
export async function namesAround(db: Db, ids: { people: readonly string[]; labels: readonly string[] }): Promise<Names> {
  const found = keptNow(db);
  const missing = { people: ids.people.filter((id) => !found.people.has(id)), labels: ids.labels.filter((id) => !found.labels.has(id)) };
  if (missing.people.length === 0 && missing.labels.length === 0) return found;
  const people = db
    .select({ isLabel: sql<boolean>`false`, id: users.id, name: users.name, orgId: users.orgId, status: users.status })
    .from(users)
    .where(inArray(users.id, missing.people));
  const marks = db
    .select({
      isLabel: sql<boolean>`true`,
      id: labels.id,
      name: labels.labelName,
      orgId: sql<string | null>`null::bigint`,
      status: labels.status,
    })
    .from(labels)
    .where(inArray(labels.id, missing.labels));
  for (const { isLabel, id, name, orgId, status } of await people.unionAll(marks)) {
    if (isLabel) found.labels.set(id, name);
    else found.people.set(id, { name, orgId, status });
  }
  return found;
}

function keptNow(asked: Db): Kept {
  const db = underneath(asked);
  const versions = requestVersions();
  if (versions?.['users'] === undefined || versions['labels'] === undefined) return empty('');
  const state = `${versions['users']} ${versions['labels']}`;
  const known = kept.get(db);
  if (known?.state === state && known.people.size < most && known.labels.size < most) return known;
  const begun = empty(state);
  kept.set(db, begun);
  return begun;
}
