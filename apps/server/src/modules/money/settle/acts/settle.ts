import { settlementLife } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { readAsTheyLie } from '../../../../db/plannedWhole';
import { onceMore } from '../../../../http/answers/onceMore';
import { Refusal } from '../../../../http/answers/refusal';
import type { Actor } from '../../../../http/requests/actor';
import type { Services } from '../../../../services';
import { settlementBatches, settlementLines } from '../../../../tables/money/settlement';
import { transition } from '../../../base/transition';
import type { CountryCode } from '../../../system/country';
import { postBatch } from '../../book';
import { monthSpan } from '../../compute';
import { eachInput } from '../inputs/eachInput';
import { readTerms } from '../inputs/readTerms';
import { tellBeneficiaries } from '../notices';
import { type Batch, previewLivesMs } from '../policy';
import { beginBatch } from './beginBatch';
import { lockMonth, recompute } from './preview';
import { refuseDisputed } from './refuseDisputed';

interface Act {
  id: string;
  previewHash: string;
  viewer: Actor;
  services: Services;
  now?: Date;
}

/** Thrown to undo the lock; the preview is computed anew outside of it. */
class Stale extends Error {}

/**
 * Locks a preview: in one serialisable transaction everything is read again, and only when the hash is still the one that was shown
 * do its lines become what is owed. Otherwise the preview is computed anew and 1028004 tells how many lines differ.
 */
export async function settle({ id, previewHash, viewer, services, now = new Date() }: Act): Promise<void> {
  const { db } = services.database;
  try {
    await onceMore(() =>
      db.transaction(
        async (tx) => {
          const batch = await beginLocked(tx, id, viewer);
          refuseUnready(batch, { previewHash, now: now.getTime() });
          await refuseDisputed(tx, batch);
          if ((await hashNow(tx, batch)) !== batch.previewHash) throw new Stale();
          await readAsTheyLie(tx, () => lockLines(tx, batch, now));
          const set = { lockTime: now, settleUser: viewer.caller.userId };
          await transition(tx, {
            machine: settlementLife,
            table: settlementBatches,
            row: batch,
            event: 'settle',
            set,
            actor: viewer,
            more: { previewHash, lines: batch.lineCount, payable: batch.payableAmount },
          });
          await postBatch(tx, batch);
          await tellBeneficiaries(tx, services, { batch, publicUser: viewer.caller.userId });
        },
        { isolationLevel: 'serializable' },
      ),
    );
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    const changed = await db.transaction(async (tx) => {
      const batch = await beginLocked(tx, id, viewer);
      return recompute(tx, batch, { viewer, now, provisional: false });
    });
    throw new Refusal('previewStale', { n: changed });
  }
}

const lockLines = (tx: Db, { id, round }: Batch, lockTime: Date) =>
  tx
    .update(settlementLines)
    .set({ lockTime })
    .where(and(eq(settlementLines.batchId, id), eq(settlementLines.round, round)));

async function beginLocked(tx: Db, id: string, viewer: Actor): Promise<Batch> {
  const [batch] = await tx.select().from(settlementBatches).where(eq(settlementBatches.id, id));
  if (batch) await lockMonth(tx, { ...batch, country: batch.country as CountryCode });
  return beginBatch(tx, 'settle', id, viewer);
}

function refuseUnready(batch: Batch, { previewHash, now }: { previewHash: string; now: number }): void {
  if (batch.previewTime.getTime() + previewLivesMs < now) throw new Refusal('settlePreviewFirst');
  // Somebody computed it anew since it was shown.
  if (previewHash !== batch.previewHash) throw new Stale();
  const key = { month: batch.settleMonth, country: batch.country as CountryCode };
  if (monthSpan(key).end > now) throw new Refusal('previewProvisional');
}

/** The hash of what the month would be computed from now, up to the preview's own cut-off. */
async function hashNow(tx: Db, batch: Batch): Promise<string> {
  const key = { ...batch, country: batch.country as CountryCode };
  return eachInput(tx, key, await readTerms(tx, key, batch.cutoffTime ?? batch.previewTime));
}
