import { settlementLife } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import type { Actor } from '../../../../http/requests/actor';
import { settlementBatches, settlementLines } from '../../../../tables/money/settlement';
import { transition } from '../../../base/transition';
import { postBatch } from '../../book';
import { sideOf } from '../policy';
import { beginBatch } from './beginBatch';

interface Act {
  id: string;
  reason: string;
  viewer: Actor;
}

const life = { machine: settlementLife, table: settlementBatches };

/**
 * Voids a locked batch by two: whoever asks first leaves the request, and somebody of the other side, administration or finance,
 * carries it out. Every line is taken back by one of its own, and what the batch counted is free again. Answers whether it is void.
 */
export async function voidBatch(tx: Db, { id, reason, viewer }: Act): Promise<boolean> {
  const [asked] = await tx.select({ by: settlementBatches.voidAskUser }).from(settlementBatches).where(eq(settlementBatches.id, id));
  const event = asked?.by == null ? 'askVoid' : 'void';
  const batch = await beginBatch(tx, event, id, viewer);
  if ((batch.voidAskUser === null ? 'askVoid' : 'void') !== event) throw new Refusal('versionConflict');
  const userId = viewer.caller.userId;
  if (event === 'askVoid') {
    const set = { voidAskUser: userId, voidAskSide: sideOf(viewer.caller), voidAskTime: sql`now()`, voidReason: reason };
    await transition(tx, { ...life, row: batch, event, set, actor: viewer, reason });
    return false;
  }
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await takeBack(tx, id);
  await postBatch(tx, batch, { isVoid: true });
  await transition(tx, { ...life, row: batch, event, set: { voidUser: userId, voidTime: sql`now()` }, actor: viewer, reason });
  return true;
}

/** A line for each locked one that takes it back, with the next free revisions of its source. */
const takeBack = (tx: Db, id: string) =>
  tx.execute(sql`
    insert into ${settlementLines} (batch_id, round, beneficiary_type, beneficiary_id, line_type, section, source_type, source_id,
      revision, of_month, base, rate, amount, rule_version, pay_by, late, lock_time, snapshot)
    select l.batch_id, l.round, l.beneficiary_type, l.beneficiary_id, l.line_type, l.section, l.source_type, l.source_id,
      (select max(k.revision) from ${settlementLines} k where k.source_type = l.source_type and k.source_id = l.source_id
         and k.beneficiary_type = l.beneficiary_type and k.lock_time is not null)
        + row_number() over (partition by l.source_type, l.source_id order by l.id),
      l.of_month, -l.base, l.rate, -l.amount, l.rule_version, l.pay_by, l.late, now(), l.snapshot
    from ${settlementLines} l
    where l.batch_id = ${id}::bigint and l.lock_time is not null`);
