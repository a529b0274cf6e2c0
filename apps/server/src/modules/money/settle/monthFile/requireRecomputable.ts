import { settlementLife } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Actor } from '../../../../http/requests/actor';
import { because, refuseAs } from '../../../base/transition';
import type { Batch } from '../policy';

/** A batch that was void carries its corrections twice, and a preview whose rules changed is of other rules: neither is taken away. */
export async function requireRecomputable(db: Db, batch: Batch, actor: Actor): Promise<void> {
  if (batch.settleStatus === settlementLife.states.void) throw await refuseAs(db, because(settlementLife, batch), actor);
  if (batch.previewHash === '') throw new Refusal('settlePreviewFirst');
}
