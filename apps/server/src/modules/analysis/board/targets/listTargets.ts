import { type HistoryRow, targetMetrics } from '@backlot/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { performanceTargets } from '../../../../tables/analysis/target';
import { historyOf } from '../../../base/lifeCycle';
import { type Viewer } from '../../../base/sight';
import { dayIn, presentAmount } from '../../../system/country';
import { peopleOf, type Subject } from '../subject';
import { which } from './setTarget';
import { type SubjectType, subjectTypes } from './subjectTypes';

interface Wanted {
  subject: Subject;
  month: string;
  type: SubjectType;
  viewer: Viewer;
}

/** Targets of a month: of the BDs of a team, or of the team itself. */
export async function targetsFor(db: Db, { subject, month, type, viewer }: Wanted) {
  const { team, country, currency } = subject;
  const people = type === 'bd' ? (await peopleOf(db, viewer)).filter(({ orgId }) => orgId === team.id) : [team];
  const known = await db
    .select()
    .from(performanceTargets)
    .where(
      and(
        eq(performanceTargets.subjectType, subjectTypes[type]),
        eq(performanceTargets.month, month),
        inArray(
          performanceTargets.subjectId,
          people.map(({ id }) => id),
        ),
      ),
    );
  return {
    month,
    currency,
    isOver: month < dayIn(country).slice(0, 7),
    subjects: people.map(({ id, name }) => ({
      id,
      name,
      targets: Object.values(targetMetrics).map((metric) => {
        const row = known.find((one) => one.subjectId === id && one.metric === metric);
        return { metric, amount: row ? present(row.amount, { metric, currency }) : null, version: row?.version ?? 0 };
      }),
    })),
  };
}

const present = (amount: string | null, { metric, currency }: { metric: number; currency: string }): string | null =>
  amount === null || metric === targetMetrics.gmv ? presentAmount(amount, currency) : amount.replace(/\.0+$/, '');

interface Past {
  subject: Subject;
  month: string;
  metric: number;
  viewer: Viewer;
}

/** Who set a target when, from which amount to which. */
export async function targetHistory(db: Db, { subject, month, metric, viewer }: Past): Promise<HistoryRow[]> {
  const type = subject.bd ? 'bd' : 'team';
  const [known] = await db
    .select({ id: performanceTargets.id })
    .from(performanceTargets)
    .where(which(type, (subject.bd ?? subject.team).id, { month, metric }));
  return historyOf(db, { objects: new Map(known ? [[`target:${known.id}`, null]] : []), language: viewer.language });
}
