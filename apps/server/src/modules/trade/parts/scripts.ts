import {
  approvalLife,
  cooperationLife,
  codedReason,
  is,
  mostScriptRounds,
  mostScripts,
  scriptLife,
  systemReasons,
  workOrderLife,
} from '@backlot/contract';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { inState } from '../../../db/inState';
import { holds } from '../../../http/requests/caller';
import { scripts } from '../../../tables/trade/script';
import { workOrderUps } from '../../../tables/trade/submission';
import { submissionsInSight, type Viewer, viewerId } from '../../base/sight';
import { allowedEvents, because, policyFor, transition } from '../../base/transition';
import type { Order, Submission } from './find';
import { mayFinish } from './mayFinish';

export type Script = typeof scripts.$inferSelect;

/** What decides who may do what with a script. */
export interface ScriptFacts {
  script: Pick<Script, 'reviewStatus' | 'round' | 'submitUser'>;
  submission: Pick<Submission, 'bdId' | 'approvalStatus' | 'cooperationStatus' | 'publishDeadline'>;
  order: Pick<Order, 'workOrderStatus' | 'country'>;
}

/** SQL: scripts that are not taken away, of submissions that this person may see (domain/model 2.5). */
export const scriptsInSight = (viewer: Viewer): SQL =>
  sql`(${scripts.status} <> 2 and exists (select 1 from ${workOrderUps} where ${workOrderUps.id} = ${scripts.workOrderUpId} and ${submissionsInSight(viewer) ?? sql`true`}))`;

/** Whether a rejected script may come back (domain/life-cycles 3.5). */
export const scriptComesBack = (script: Pick<Script, 'reviewStatus' | 'round'>): boolean =>
  is(scriptLife, script, 'rejected') && script.round < mostScriptRounds;

/** SQL: the scripts of a submission that wait for a review by this person, who judges none of the own; that come back. */
export const scriptsToReview = (viewer: Viewer): SQL =>
  ofSubmission(sql`${inState(scriptLife, scripts, 'pending')} and ${scripts.submitUser} <> ${viewerId(viewer)}`);
export const scriptsToBringAgain: SQL = ofSubmission(
  sql`${inState(scriptLife, scripts, 'rejected')} and ${scripts.round} < ${mostScriptRounds}`,
);

function ofSubmission(which: SQL): SQL {
  return sql`exists (select 1 from ${scripts} where ${scripts.workOrderUpId} = ${workOrderUps.id} and ${scripts.status} <> 2 and ${which})`;
}

/** Whether this person judges scripts: team leaders and administrators with the permission. */
export const reviewsScripts = ({ persona, caller }: Viewer): boolean =>
  (persona === 'all' || persona === 'team') && holds(caller, 'script.audit');

/** The scripts of some submissions, oldest first. */
export async function scriptsOf(db: Db, submissionIds: readonly string[]): Promise<Map<string, Script[]>> {
  const bySubmission = new Map<string, Script[]>();
  if (submissionIds.length === 0) return bySubmission;
  const rows = await db
    .select()
    .from(scripts)
    .where(and(inIds(scripts.workOrderUpId, submissionIds), ne(scripts.status, 2)))
    .orderBy(asc(scripts.id));
  for (const script of rows) bySubmission.set(script.workOrderUpId, [...(bySubmission.get(script.workOrderUpId) ?? []), script]);
  return bySubmission;
}

type AtWork = { submission: Omit<ScriptFacts['submission'], 'bdId'>; order: ScriptFacts['order'] };

/** Why no script is taken for a creator now: approved, at work, and the order goes on or may still be finished. */
export function unlessAtWork({ submission, order }: AtWork) {
  if (!is(approvalLife, submission, 'approved')) return because(approvalLife, submission);
  if (!is(cooperationLife, submission, 'negotiating', 'agreed', 'producing')) return because(cooperationLife, submission);
  return mayFinish(submission, order) ? undefined : because(workOrderLife, order);
}

/** The BD of the creator brings scripts; administrators may stand in. */
export const bringsScripts = ({ bdId }: Pick<Submission, 'bdId'>, viewer: Viewer): boolean =>
  viewer.persona === 'all' || (viewer.persona === 'bd' && bdId === viewerId(viewer));

/** Whether another script may be brought for a creator. */
export const takesScript = (around: Pick<ScriptFacts, 'submission' | 'order'>, found: readonly unknown[]): boolean =>
  unlessAtWork(around) === undefined && found.length < mostScripts;

/** Team leaders and administrators review; nobody judges the own one. */
const judging = {
  permission: 'script.audit',
  who: (_facts: ScriptFacts, { persona }: Viewer) => persona === 'all' || persona === 'team',
  unless: ({ script }: ScriptFacts, viewer: Viewer) => (script.submitUser === viewerId(viewer) ? 'ownSubmission' : undefined),
} as const;

/** Who may cause an event of the review of a script. */
export const scriptPolicy = policyFor<ScriptFacts, Viewer>()({
  machine: scriptLife,
  codeOf: ({ script }) => script.reviewStatus,
  rules: {
    approve: judging,
    reject: judging,
    resubmit: {
      permission: 'script.add',
      who: ({ submission }, viewer) => bringsScripts(submission, viewer),
      unless: (facts) => unlessAtWork(facts) ?? (facts.script.round >= mostScriptRounds ? 'tooManyScriptRounds' : undefined),
    },
    withdraw: 'system',
    remove: { permission: 'script.delete', who: ({ submission }, viewer) => bringsScripts(submission, viewer) },
  },
});

/** What this person may do with a script now. */
export const canOfScript = (facts: ScriptFacts, viewer: Viewer): string[] => allowedEvents(scriptPolicy, facts, viewer);

const reason = codedReason(systemReasons.workEnded.en);

/** Takes back what is still under review when the work with a creator ends. */
export async function withdrawScripts(tx: Db, { id }: Pick<Submission, 'id'>, actor: Viewer): Promise<void> {
  const pending = await tx
    .select()
    .from(scripts)
    .where(and(eq(scripts.workOrderUpId, id), ne(scripts.status, 2), inState(scriptLife, scripts, 'pending')))
    .for('update');
  for (const row of pending) await transition(tx, { machine: scriptLife, table: scripts, row, event: 'withdraw', actor, reason });
}
