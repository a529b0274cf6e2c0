import { blackFanLife, is } from '@backlot/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import type { Actor } from '../../../http/requests/actor';
import { blackFans } from '../../../tables/analysis/blackFan';
import { lockArea, note } from '../../base/crud';
import { transition } from '../../base/transition';

interface NewFan {
  webId: number;
  fanPlatformId: string;
  fanName: string | null;
  level: number;
  reason: string;
  sourceCommentId: string;
}

/** Puts the author of a comment on the blacklist: a released one again, 1031001 for one who is on it; answers the id. */
export async function addFan(tx: Db, fan: NewFan, actor: Actor): Promise<string> {
  await lockArea(tx, 'blackFan');
  const { webId, fanPlatformId, level, reason, sourceCommentId } = fan;
  const [known] = await tx
    .select()
    .from(blackFans)
    .where(and(eq(blackFans.webId, webId), eq(blackFans.fanPlatformId, fanPlatformId), ne(blackFans.status, 2)))
    .for('update');
  if (known && is(blackFanLife, known, 'active')) throw new Refusal('blackFanExists');
  if (known) {
    const set = { level, reason, sourceCommentId };
    await transition(tx, { machine: blackFanLife, table: blackFans, row: known, event: 'renew', set, actor, reason });
    return known.id;
  }
  const [row] = await tx
    .insert(blackFans)
    .values({ ...fan, createUser: actor.caller.userId })
    .returning({ id: blackFans.id });
  if (!row) throw new Error('The blacklist fan was not stored.');
  await note(tx, {
    actor,
    action: 'blackFan.add',
    object: `blackFan:${row.id}`,
    detail: { fanPlatformId, level, reason, sourceCommentId },
  });
  return row.id;
}
