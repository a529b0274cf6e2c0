import { is, sampleLife } from '@backlot/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { sampleShippings } from '../../../tables/trade/sample';
import { workOrderUps } from '../../../tables/trade/submission';
import { submissionsInSight, type Viewer } from '../../base/sight';

export type Sample = typeof sampleShippings.$inferSelect;

/** SQL: samples that this person may see: a merchant the own ones, everybody else those of submissions in sight (domain/model 2.3.16). */
export function samplesInSight(viewer: Viewer): SQL | undefined {
  if (viewer.persona === 'all') return undefined;
  if (viewer.persona === 'shop') return eq(sampleShippings.shopId, viewer.shopId ?? '0');
  return sql`exists (select 1 from ${workOrderUps} where ${workOrderUps.id} = ${sampleShippings.workOrderUpId} and ${submissionsInSight(viewer)})`;
}

/** Samples by id; of a submission it names the newest. */
export async function samplesByIds(db: Db, ids: readonly (string | null)[]): Promise<Map<string, Sample>> {
  const wanted = ids.flatMap((id) => id ?? []);
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(sampleShippings).where(inIds(sampleShippings.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a sample is asked for and has not arrived. */
export const isOnItsWay = (sample: Pick<Sample, 'sampleStatus'> | undefined): boolean =>
  sample !== undefined && is(sampleLife, sample, 'requested', 'awaiting', 'shipped');

/** Whether a sample is under way or its content is owed: no other one of the product goes to the creator meanwhile. */
export const isOpen = (sample: Pick<Sample, 'sampleStatus'> | undefined): boolean =>
  sample !== undefined && is(sampleLife, sample, 'requested', 'awaiting', 'shipped', 'delivered', 'overdue');

/** Whether the product of a sample has left the merchant. */
export const hasLeft = (sample: Pick<Sample, 'sampleStatus'> | undefined): boolean =>
  sample !== undefined && !is(sampleLife, sample, 'requested', 'awaiting', 'rejected', 'cancelled');
