import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { Refusal } from '../../../http/answers/refusal';
import { type Viewer } from '../../base/sight';
import { upsInSight, upsToChange } from './sight';
import { ups } from '../../../tables/creators/creator';
import type { UpRow } from './upOf';

/** A creator in sight; 1020002 for a foreign and for a missing one alike. */
export async function upInSight(db: Db, id: string, viewer: Viewer): Promise<UpRow> {
  const [row] = await db
    .select()
    .from(ups)
    .where(and(eq(ups.id, id), upsInSight(viewer)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Creators in sight by id; foreign and missing ones are left out. */
export async function upsToSee(db: Db, ids: readonly string[], viewer: Viewer): Promise<Map<string, UpRow>> {
  const rows = await db
    .select()
    .from(ups)
    .where(and(inIds(ups.id, ids), upsInSight(viewer)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A creator that this person may invite, locked: one in sight, for a merchant any that it may wish for; 1020002 for any other. */
export async function upToInvite(tx: Db, id: string, viewer: Viewer): Promise<UpRow> {
  const inReach = viewer.persona === 'shop' ? ne(ups.status, 2) : upsInSight(viewer);
  const [row] = await tx
    .select()
    .from(ups)
    .where(and(eq(ups.id, id), inReach))
    .for('update');
  if (!row) throw new Refusal('notFound', {}, { field: 'upId' });
  return row;
}

/** A creator that this person may change, locked until the transaction ends; 1020002 for any other. */
export async function upToChange(tx: Db, id: string, viewer: Viewer): Promise<UpRow> {
  const [row] = await tx
    .select()
    .from(ups)
    .where(and(eq(ups.id, id), upsInSight(viewer), upsToChange(viewer)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}
