import { is, noticeLife } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import type { Db } from '../../../db/database';
import { together } from '../../../db/together/together';
import type { Actor } from '../../../http/requests/actor';
import { nameIn } from '../../../http/requests/nameIn';
import { allowedEvents } from '../../base/transition';
import { noticePolicy } from './policy';
import { type Notice, peopleOf, readersOf } from './store';

/** Notices as those who manage them see them. */
export async function presentNotices(db: Db, rows: readonly Notice[], actor: Actor) {
  const [people, counts] = await together(db, (at) =>
    Promise.all([
      peopleOf(
        at,
        rows.map(({ createUser }) => createUser),
      ),
      readersOf(
        at,
        rows.map(({ id }) => id),
      ),
    ]),
  );
  return rows.map((row) => {
    const { name: author = null, org = null } = people.get(row.createUser ?? '') ?? {};
    return {
      ...row,
      can: allowedEvents(noticePolicy, { notice: row }, actor),
      author,
      authorOrg: org && nameIn(actor.language, org),
      publicTime: is(noticeLife, row, 'draft') ? null : presentTime(row.publicTime),
      cancelTime: row.cancelTime && presentTime(row.cancelTime),
      createTime: presentTime(row.createTime),
      receivers: is(noticeLife, row, 'draft') ? row.receiverIds.length : (counts.get(row.id)?.receivers ?? 0),
      readers: counts.get(row.id)?.readers ?? 0,
    };
  });
}
