import { queueLife } from '@backlot/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../tables/base/user';
import { extractionQueue } from '../../../tables/collection/queue';
import { ups } from '../../../tables/creators/creator';
import type { Viewer } from '../../base/sight';
import { allowedEvents, policyFor } from '../../base/transition';
import type { Job } from './lease';

/** SQL: a BD sees the jobs of own creators, a team leader those of the team's; everybody else with the permission all (domain/roles 7.3). */
export function jobsInSight({ persona, scope, caller }: Viewer): SQL | undefined {
  if (persona === 'all') return undefined;
  const ofUp = (whose: SQL) => sql`${extractionQueue.upId} in (select ${ups.id} from ${ups} where ${ups.status} <> 2 and ${whose})`;
  if (persona === 'team')
    return ofUp(sql`${ups.bdId} in (select ${users.id} from ${users} where ${inArray(users.orgId, [...scope.orgIds])})`);
  return persona === 'bd' ? ofUp(eq(ups.bdId, caller.userId)) : sql`false`;
}

/** Who may cause an event of a job, of those who see it (domain/life-cycles 3.10). */
export const queuePolicy = policyFor<Job, Viewer>()({
  machine: queueLife,
  codeOf: ({ queueStatus }) => queueStatus,
  rules: {
    take: 'system',
    complete: 'system',
    tryAgain: 'system',
    postpone: 'system',
    loseLease: 'system',
    fail: 'system',
    cancel: { permission: 'queue.cancel' },
    retry: { permission: 'queue.retry' },
  },
});

export const canOf = (job: Job, viewer: Viewer): string[] => allowedEvents(queuePolicy, job, viewer);
