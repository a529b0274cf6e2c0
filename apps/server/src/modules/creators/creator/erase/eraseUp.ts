import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Vault } from '../../../../secrets/createVault';
import { upHandleHistory } from '../../../../tables/creators/creator';
import { noteEvent } from '../../../base/lifeCycle';
import type { Viewer } from '../../../base/sight';
import { keepErased } from '../../channel';
import { upInSight, upToChange } from '../findUp';
import { openSubmissions } from '../lists/submissions';
import type { UpRow } from '../upOf';
import { forgetMoney } from './forgetMoney';
import { forgetPerson } from './forgetPerson';
import { forgetTrade } from './forgetTrade';
import { stillOwed } from './stillOwed';

/** Removes what was read of a creator from channels, and stops whatever reads; before the row of the creator is locked. */
export type ForgetRead = (tx: Db, up: Pick<UpRow, 'id' | 'webId' | 'platformId'>) => Promise<void>;

interface Erasing {
  viewer: Viewer;
  vault: Vault;
  forgetRead: ForgetRead;
}

/**
 * Removal on request (domain/decisions 9): what is known of the person goes, rows of money keep a pseudonym, and neither a file
 * nor a channel brings it back. 1033043 while work is under way or money is owed.
 */
export async function eraseUp(
  tx: Db,
  { id, reason }: { id: string; reason: string },
  { viewer, vault, forgetRead }: Erasing,
): Promise<void> {
  const found = await upInSight(tx, id, viewer);
  await requireNothingOpen(tx, id);
  // Raw answers are looked through one by one.
  await tx.execute(sql`set local statement_timeout = '5min'`);
  await forgetRead(tx, found);
  const up = await upToChange(tx, id, viewer);
  // Asked again: until here somebody else could still begin something.
  await requireNothingOpen(tx, id);
  const handles = await tx.select({ upNumber: upHandleHistory.upNumber }).from(upHandleHistory).where(eq(upHandleHistory.upId, id));
  await keepErased(tx, up.webId, [up.platformId, up.upNumber, ...handles.map(({ upNumber }) => upNumber)]);
  const pseudonym = `KOL-${id.slice(-6)}`;
  await forgetTrade(tx, id, vault);
  await forgetMoney(tx, id, pseudonym);
  await forgetPerson(tx, up, { pseudonym, userId: viewer.caller.userId });
  await noteEvent(tx, { actor: viewer, action: 'up.erase', object: `up:${id}`, reason });
}

async function requireNothingOpen(tx: Db, id: string): Promise<void> {
  const open = (await openSubmissions(tx, id)).length + (await stillOwed(tx, id));
  if (open > 0) throw new Refusal('eraseLater', { n: open });
}
