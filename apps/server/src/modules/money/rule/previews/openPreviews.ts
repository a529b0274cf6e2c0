import { settlementLife } from '@backlot/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inState } from '../../../../db/inState';
import type { Actor } from '../../../../http/requests/actor';
import { settlementBatches } from '../../../../tables/money/settlement';
import { noteEvents } from '../../../base/lifeCycle';
import type { Rule } from '../policy';

type Kind = Pick<Rule, 'country' | 'dimension'>;

const { country, settleDimension, previewHash, version } = settlementBatches;

/** SQL: previews that were computed from the rules of a country and dimension and can still be locked as they are. */
const computedFrom = (rule: Kind): SQL | undefined =>
  and(
    eq(country, rule.country),
    eq(settleDimension, rule.dimension),
    inState(settlementLife, settlementBatches, 'preview'),
    ne(previewHash, ''),
  );

/** How many previews a change of a rule makes out of date. */
export const countOpenPreviews = (db: Db, rule: Kind): Promise<number> => db.$count(settlementBatches, computedFrom(rule));

/**
 * Takes their hash from the open previews of a rule's country and dimension, so that they are computed anew before anybody locks them
 * (domain/life-cycles 3.8); answers their ids. A preview that is being computed meanwhile is waited for.
 */
export async function outdatePreviews(tx: Db, rule: Kind, { caller }: Pick<Actor, 'caller'>): Promise<string[]> {
  const rows = await tx
    .update(settlementBatches)
    .set({ previewHash: '', version: sql`${version} + 1`, updateTime: sql`now()`, updateUser: caller.userId })
    .where(computedFrom(rule))
    .returning({ id: settlementBatches.id });
  return rows.map(({ id }) => id);
}

/** Notes in the history of each preview which rule made it out of date. */
export const noteOutdated = (tx: Db, ids: readonly string[], { rule, viewer }: { rule: Rule; viewer: Actor }): Promise<void> =>
  noteEvents(
    tx,
    ids.map((id) => ({
      actor: viewer,
      action: 'settle.outdate',
      object: `settle:${id}`,
      reason: rule.ruleName,
      more: { rule: rule.id, ruleVersion: rule.ruleVersion },
    })),
  );
