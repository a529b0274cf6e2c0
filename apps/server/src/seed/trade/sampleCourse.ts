import type { workOrderUps } from '../../tables/trade/submission';
import type { TradeWorld } from './tradeWorld';

type Submission = typeof workOrderUps.$inferInsert;

/** How a sample of the demo went. */
export type SampleCourse =
  | 'requested'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'awaiting'
  | 'shipped'
  | 'lost'
  | 'delivered'
  | 'overdue'
  | 'completed'
  | 'returned'
  | 'cancelled'
  | 'recalled';

/** What fits how far the work with a creator is, by `cooperationStatus`, in turn; some creators need no sample. */
const fitting: Readonly<Record<number, readonly (SampleCourse | undefined)[]>> = {
  1: ['requested', 'rejected', 'awaiting', undefined, 'requested', 'expired', 'withdrawn'],
  2: ['shipped', 'requested', 'awaiting', 'lost', undefined, 'shipped', 'rejected'],
  3: ['overdue', 'delivered', undefined, 'overdue', 'delivered'],
  4: ['overdue', 'delivered'],
  5: ['completed', 'completed', undefined, 'returned', 'completed', 'completed', undefined],
  9: ['cancelled', 'recalled', undefined],
};

/** A sample whose content is overdue was on its way this long before. */
const overdueAge = 24;

/** Chooses how a creator's sample went; undefined for one that needs none. */
export function sampleCourses({ day }: Pick<TradeWorld, 'day'>): (submission: Submission) => SampleCourse | undefined {
  const turns = new Map<number, number>();
  return ({ approvalStatus, cooperationStatus = 0, auditTime }) => {
    const courses = approvalStatus === 2 ? fitting[cooperationStatus] : undefined;
    if (!courses || !auditTime) return undefined;
    const turn = turns.get(cooperationStatus) ?? 0;
    turns.set(cooperationStatus, turn + 1);
    const course = courses[turn % courses.length];
    // What was approved lately cannot be overdue yet.
    return course === 'overdue' && day.daysSince(auditTime) < overdueAge ? 'delivered' : course;
  };
}
