import { presentTime } from '../../db/presentTime';
import type { Db } from '../../db/database';
import { type Actor, actionsOf } from '../../http/actor';
import { nameIn } from '../../http/nameIn';
import { type Notice, peopleOf, readersOf } from './store';

/** Actions by state: draft, published, withdrawn (system-pages 1.7.11). */
const byStatus: Record<number, readonly string[]> = {
  0: ['edit', 'publish', 'delete'],
  1: ['withdraw', 'remind'],
  2: ['publish', 'delete'],
};

/** Notices as those who manage them see them. */
export async function presentNotices(db: Db, rows: readonly Notice[], { caller, language }: Actor) {
  const held = new Set(actionsOf(caller, 'sysNotice'));
  const [people, counts] = [
    await peopleOf(
      db,
      rows.map(({ createUser }) => createUser),
    ),
    await readersOf(
      db,
      rows.map(({ id }) => id),
    ),
  ];
  return rows.map((row) => {
    const { name: author = null, org = null } = people.get(row.createUser ?? '') ?? {};
    return {
      ...row,
      can: (byStatus[row.status] ?? []).filter((action) => held.has(action === 'remind' ? 'publish' : action)),
      author,
      authorOrg: org && nameIn(language, org),
      publicTime: row.status === 0 ? null : presentTime(row.publicTime),
      cancelTime: row.cancelTime && presentTime(row.cancelTime),
      createTime: presentTime(row.createTime),
      receivers: row.status === 0 ? row.receiverIds.length : (counts.get(row.id)?.receivers ?? 0),
      readers: counts.get(row.id)?.readers ?? 0,
    };
  });
}
