import { settlementLife } from '@backlot/contract';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import type { Caller } from '../../../http/requests/caller';
import type { settlementBatches } from '../../../tables/money/settlement';
import { allowedEvents, because, policyFor } from '../../base/transition';

export type Batch = typeof settlementBatches.$inferSelect;

export interface BatchFacts {
  batch: Batch;
  /** Whether the person is the one whose statement it is about; false where it is about the whole batch. */
  isOwn: boolean;
  /** Whether money of it is on its way or has arrived; looked at where somebody voids it. */
  isPaid?: boolean;
}

/** A preview is settled within a day (domain/life-cycles 3.9). */
export const previewLivesMs = 24 * 3_600_000;

/** Beneficiaries may dispute for three days. */
export const disputeMs = 3 * 24 * 3_600_000;

const { states } = settlementLife;
const settled = ({ batch }: BatchFacts) => (batch.settleStatus === states.settled ? ('batchSettled' as const) : undefined);
const paid = ({ isPaid }: BatchFacts) => (isPaid ? ('batchPaid' as const) : undefined);
/** Why a preview cannot be locked as it is: it is of an open month, or one of its rules was enabled or disabled since (3.8). */
const unready = ({ batch }: BatchFacts) =>
  batch.provisional ? ('previewProvisional' as const) : batch.previewHash === '' ? ('settlePreviewFirst' as const) : undefined;
const adjustable = ({ batch }: BatchFacts) => (batch.settleStatus === states.settled ? ('statementConfirmed' as const) : undefined);

/** Which of the two that void a batch together somebody is (domain/life-cycles 3.9). */
export const sideOf = ({ roles, adminType }: Caller): 'admin' | 'finance' =>
  adminType !== '1' && roles.includes('finance') ? 'finance' : 'admin';

/** Who may cause an event of a batch or of one of its statements (domain/life-cycles 3.9, roles 7.4). */
export const batchPolicy = policyFor<BatchFacts, Actor>()({
  machine: settlementLife,
  codeOf: ({ batch }) => batch.settleStatus,
  rules: {
    recompute: { permission: 'settle.preview', wrong: settled },
    settle: { permission: 'settle.settle', wrong: settled, unless: unready },
    adjust: { permission: 'settle.adjust', wrong: adjustable },
    resolve: { permission: 'settle.adjust', wrong: adjustable },
    dispute: {
      permission: 'settle.dispute',
      who: ({ isOwn }) => isOwn,
      wrong: adjustable,
      unless: ({ batch }) => (Date.now() - (batch.lockTime?.getTime() ?? 0) > disputeMs ? because(settlementLife, batch) : undefined),
    },
    acknowledge: { permission: 'settle.dispute', who: ({ isOwn }) => isOwn },
    confirm: {
      permission: 'settle.confirm',
      wrong: settled,
      unless: ({ batch }, { caller }) => (batch.settleUser === caller.userId ? 'confirmByAnother' : undefined),
    },
    askVoid: { permission: 'settle.void', wrong: (facts) => paid(facts) ?? settled(facts), unless: paid },
    void: {
      permission: 'settle.void',
      wrong: (facts) => paid(facts) ?? settled(facts),
      unless: (facts, { caller }) =>
        paid(facts) ??
        (facts.batch.voidAskUser === caller.userId || facts.batch.voidAskSide === sideOf(caller) ? 'confirmByAnother' : undefined),
    },
  },
});

/** What this person may do with a batch, or a statement of it, now. */
export function canOf(facts: BatchFacts, actor: Actor): string[] {
  const events = allowedEvents(batchPolicy, facts, actor) as readonly string[];
  const asks = facts.batch.voidAskUser === null ? 'askVoid' : 'void';
  const allowed = new Set(events.flatMap((event) => (event === asks ? ['void'] : event === 'askVoid' || event === 'void' ? [] : [event])));
  const free = actionsOf(actor.caller, 'settle').filter((action) => action === 'query' || action === 'get');
  return [...free, ...allowed];
}
