import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import { updateRow } from '../../../base/crud';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer } from '../../../base/sight';
import { upToChange } from '../findUp';
import { countLabelUses, creatorLabels, notCreatorLabels } from '../lists/labelUses';
import { manualStarDays } from './limits';
import { ups } from '../../../../tables/creators/creator';

interface Labels {
  add: readonly string[];
  remove: readonly string[];
}

/** Adds and removes labels of a creator; the last one stays (1033004). */
export async function labelUp(tx: Db, id: string, { add, remove }: Labels, viewer: Viewer): Promise<void> {
  const row = await upToChange(tx, id, viewer);
  const known = await creatorLabels(tx, add);
  if (add.some((label) => !known.has(label))) throw refuseField('add', notCreatorLabels);
  const labelIds = [...new Set([...row.labelIds.filter((label) => !remove.includes(label)), ...add])];
  if (labelIds.length === 0) throw new Refusal('labelRequired');
  if (labelIds.length === row.labelIds.length && labelIds.every((label) => row.labelIds.includes(label))) return;
  await updateRow(tx, { table: ups, id, set: { labelIds }, userId: viewer.caller.userId });
  await countLabelUses(tx, row.labelIds, labelIds);
  await noteEvent(tx, { actor: viewer, action: 'up.batchLabel', object: `up:${id}`, more: { labelIds: [row.labelIds, labelIds] } });
}

/** Sets a star by hand, for 90 days unless said; null goes back to the computed one. */
export async function setStar(
  tx: Db,
  { id, starManual, until }: { id: string; starManual: number | null; until?: string | undefined },
  viewer: Viewer,
): Promise<void> {
  const row = await upToChange(tx, id, viewer);
  const starManualUntil = starManual === null ? null : (until ?? sql<string>`current_date + ${manualStarDays}::int`);
  await updateRow(tx, {
    table: ups,
    id,
    set: { starManual, starManualUntil: starManualUntil as string | null, starLevel: starManual ?? row.starComputed },
    userId: viewer.caller.userId,
  });
  await noteEvent(tx, {
    actor: viewer,
    action: 'up.setStar',
    object: `up:${id}`,
    from: String(row.starLevel ?? '–'),
    to: String(starManual ?? row.starComputed ?? '–'),
  });
}

/** Puts a creator on the agency's blacklist, with a reason, or takes it off. */
export async function setBlack(
  tx: Db,
  { id, blackFlag, reason }: { id: string; blackFlag: boolean; reason: string },
  viewer: Viewer,
): Promise<void> {
  if (blackFlag && !reason)
    throw refuseField('reason', {
      en: 'Say why the creator is blacklisted.',
      'zh-CN': '请填写拉黑原因。',
      vn: 'Hãy nêu lý do đưa KOL vào danh sách đen.',
    });
  const row = await upToChange(tx, id, viewer);
  if (row.blackFlag === blackFlag) return;
  await updateRow(tx, { table: ups, id, set: { blackFlag, blackReason: blackFlag ? reason : null }, userId: viewer.caller.userId });
  await noteEvent(tx, { actor: viewer, action: blackFlag ? 'up.black' : 'up.unblack', object: `up:${id}`, reason });
}

/** Replaces a label by another on every creator that carries it; answers how many there were. */
export async function replaceLabel(tx: Db, from: string, into: string): Promise<number> {
  const carried = sql`${ups.labelIds} @> array[${from}]::bigint[]`;
  const changed = await tx
    .update(ups)
    .set({
      labelIds: sql`case when ${ups.labelIds} @> array[${into}]::bigint[] then array_remove(${ups.labelIds}, ${from}::bigint) else array_replace(${ups.labelIds}, ${from}::bigint, ${into}::bigint) end`,
    })
    .where(carried)
    .returning({ id: ups.id });
  return changed.length;
}
