import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { noteEvent, noteEvents } from '../../../base/lifeCycle';
import { type Viewer } from '../../../base/sight';
import { users } from '../../../../tables/base/user';
import { upToChange } from '../findUp';
import { holdOwned } from '../holdOwned';
import { mostOwned } from './limits';
import { handOver, openSubmissions } from '../lists/submissions';
import { ups, upOwnerHistory } from '../../../../tables/creators/creator';
import { bdsOf, teamOf } from '../lists/team';

/** Holds what a BD owns, so that the limit is a limit; refuses with 1033031 when it is reached. */
export async function refuseTooManyOwned(tx: Db, bdId: string): Promise<void> {
  await holdOwned(tx, bdId);
  const [row] = await rowsOf<{ n: number }>(tx, sql`select count(*)::int n from ${ups} where bd_id = ${bdId} and status <> 2`);
  const n = row?.n ?? 0;
  if (n >= mostOwned) throw new Refusal('tooManyCreators', { n });
}

/** Takes a creator out of the public pool: of several who try at once exactly one gets it (domain/life-cycles 3.16). */
export async function claimUp(tx: Db, id: string, viewer: Viewer): Promise<void> {
  const bdId = viewer.caller.userId;
  await refuseTooManyOwned(tx, bdId);
  const [taken] = await tx
    .update(ups)
    .set({
      bdId,
      ownTime: sql`now()`,
      lastFollowTime: sql`now()`,
      poolWarnTime: null,
      version: sql`${ups.version} + 1`,
      updateTime: sql`now()`,
      updateUser: bdId,
    })
    .where(and(eq(ups.id, id), ne(ups.status, 2), isNull(ups.bdId)))
    .returning({ id: ups.id });
  if (!taken) throw await whyNotClaimed(tx, id);
  await tx.insert(upOwnerHistory).values({ upId: id, toBdId: bdId, action: 'claim', actorId: bdId });
  await noteEvent(tx, { actor: viewer, action: 'up.claim', object: `up:${id}`, from: 'pool', to: 'owned' });
}

/** A creator that somebody took within the hour was in sight until then; any other foreign one is answered like a missing one. */
async function whyNotClaimed(tx: Db, id: string): Promise<Refusal> {
  const [row] = await tx
    .select({ recent: sql<boolean>`coalesce(${ups.ownTime} > now() - interval '1 hour', false)` })
    .from(ups)
    .where(and(eq(ups.id, id), ne(ups.status, 2)));
  return new Refusal(row?.recent ? 'upOfOtherBd' : 'notFound');
}

/** Gives an own creator back to the public pool; 1033032 while submissions are open. */
export async function releaseUp(tx: Db, id: string, viewer: Viewer): Promise<void> {
  const row = await upToChange(tx, id, viewer);
  if (row.bdId !== viewer.caller.userId) throw new Refusal('notFound');
  if ((await openSubmissions(tx, id)).length > 0) throw new Refusal('handOverSubmissions');
  await setOwner(tx, { id, bdId: null, actorId: viewer.caller.userId });
  await tx.insert(upOwnerHistory).values({ upId: id, fromBdId: row.bdId, action: 'release', actorId: viewer.caller.userId });
  await noteEvent(tx, { actor: viewer, action: 'up.release', object: `up:${id}`, from: 'owned', to: 'pool' });
}

interface Transfer {
  bdId: string;
  withSubmissions: boolean;
}

/** Hands a creator over to another BD: a leader within the team, an administrator anywhere (domain/life-cycles 3.16). */
export async function transferUp(tx: Db, id: string, { bdId, withSubmissions }: Transfer, viewer: Viewer): Promise<void> {
  const target = await receiverOf(tx, bdId, viewer);
  await refuseTooManyOwned(tx, bdId);
  const row = await upToChange(tx, id, viewer);
  if (row.bdId === null || viewer.persona === 'bd') throw new Refusal('notFound');
  if (row.bdId === bdId) return;
  const open = await openSubmissions(tx, id);
  if (open.length > 0 && !withSubmissions) throw new Refusal('handOverSubmissions');
  // Creators before orders, as everywhere: two changes never wait for each other.
  await setOwner(tx, { id, bdId, actorId: viewer.caller.userId });
  await handOver(tx, open, bdId);
  await tx.insert(upOwnerHistory).values({ upId: id, fromBdId: row.bdId, toBdId: bdId, action: 'transfer', actorId: viewer.caller.userId });
  await noteEvent(tx, {
    actor: viewer,
    action: 'up.transfer',
    object: `up:${id}`,
    from: 'owned',
    to: 'owned',
    more: { bd: target.name, submissions: open },
  });
  await noteEvents(
    tx,
    open.map((submission) => ({
      actor: viewer,
      action: 'workOrderUp.handOver',
      object: `workOrderUp:${submission}`,
      more: { bd: target.name },
    })),
  );
}

/** The BD who gets creators; 1024005 when there is none, or not in the team. */
async function receiverOf(tx: Db, bdId: string, viewer: Viewer): Promise<{ name: string }> {
  const [target] = await bdsOf(tx).where(and(eq(users.id, bdId), eq(users.status, 0)));
  const team = await teamOf(tx, viewer, [bdId]);
  if (!target || (viewer.persona !== 'all' && !team.has(bdId)))
    throw new Refusal('bdNotAvailable', { name: viewer.persona === 'all' ? (target?.name ?? bdId) : bdId });
  return target;
}

const setOwner = (tx: Db, { id, bdId, actorId }: { id: string; bdId: string | null; actorId: string | null }) =>
  tx
    .update(ups)
    .set({
      bdId,
      ownTime: bdId === null ? null : sql`now()`,
      lastFollowTime: bdId === null ? sql`${ups.lastFollowTime}` : sql`now()`,
      poolWarnTime: null,
      version: sql`${ups.version} + 1`,
      updateTime: sql`now()`,
      updateUser: actorId,
    })
    .where(eq(ups.id, id));
