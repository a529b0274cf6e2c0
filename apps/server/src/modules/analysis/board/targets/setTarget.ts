import { targetMetrics } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { refuseField } from '../../../../http/answers/refuseField';
import { Refusal } from '../../../../http/answers/refusal';
import { performanceTargets } from '../../../../tables/analysis/target';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer, viewerId } from '../../../base/sight';
import { checkScale, dayIn } from '../../../system/country';
import type { Subject } from '../subject';
import { type SubjectType, subjectTypes } from './subjectTypes';

export interface TargetWish {
  month: string;
  metric: number;
  amount: string | null;
  version: number;
}

/** As far ahead as targets are set. */
const mostMonths = 12;

/** SQL: the target of a subject. */
export const which = (type: SubjectType, id: string, { month, metric }: Pick<TargetWish, 'month' | 'metric'>) =>
  and(
    eq(performanceTargets.subjectType, subjectTypes[type]),
    eq(performanceTargets.subjectId, id),
    eq(performanceTargets.month, month),
    eq(performanceTargets.metric, metric),
  );

/** Sets, changes or takes away a target under the version it was read with; what it was before stands in the trail. */
export async function setTarget(tx: Db, subject: Subject, wish: TargetWish, viewer: Viewer): Promise<void> {
  const type = subject.bd ? 'bd' : 'team';
  const id = (subject.bd ?? subject.team).id;
  // Nobody sets what they are measured by themselves.
  if (id === viewerId(viewer)) throw new Refusal('noDataPermission');
  checkWish(wish, subject);
  const [known] = await tx
    .select()
    .from(performanceTargets)
    .where(which(type, id, wish))
    .for('update');
  if ((known?.version ?? 0) !== wish.version) throw new Refusal('versionConflict');
  const { amount, month, metric } = wish;
  const userId = viewerId(viewer);
  const [row] = known
    ? await tx
        .update(performanceTargets)
        .set({ amount, updateTime: sql`now()`, updateUser: userId, version: known.version + 1 })
        .where(eq(performanceTargets.id, known.id))
        .returning({ id: performanceTargets.id })
    : await tx
        .insert(performanceTargets)
        .values({
          subjectType: subjectTypes[type],
          subjectId: id,
          month,
          metric,
          amount,
          country: subject.country,
          createUser: userId,
          version: 1,
        })
        // Somebody else was first: there is a version now that was not read.
        .onConflictDoNothing()
        .returning({ id: performanceTargets.id });
  if (!row) throw new Refusal('versionConflict');
  await noteEvent(tx, {
    actor: viewer,
    action: 'target.set',
    object: `target:${row.id}`,
    from: known?.amount ?? null,
    to: amount ?? 'none',
    more: { month, metric, [type]: id },
  });
}

function checkWish({ month, metric, amount }: TargetWish, { country, currency }: Subject): void {
  const thisMonth = dayIn(country).slice(0, 7);
  if (month < thisMonth) throw refuseField('month', over);
  if (month > monthsLater(thisMonth, mostMonths)) throw refuseField('month', tooFar);
  if (amount === null) return;
  if (metric === targetMetrics.gmv) checkScale({ amount }, currency);
  else if (!/^\d{1,7}(?:\.0+)?$/.test(amount)) throw refuseField('amount', wholeNumber);
}

function monthsLater(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

const over = {
  en: 'This month is over: its targets stay as they are.',
  'zh-CN': '该月已结束，目标不可再改。',
  vn: 'Tháng này đã kết thúc, không thể đổi chỉ tiêu.',
};
const tooFar = {
  en: 'Targets are set at most twelve months ahead.',
  'zh-CN': '最多可设置未来 12 个月的目标。',
  vn: 'Chỉ đặt chỉ tiêu trước tối đa 12 tháng.',
};
const wholeNumber = { en: 'Enter a whole number.', 'zh-CN': '请填写整数。', vn: 'Hãy nhập số nguyên.' };
