import { type Board, spelledReason, targetMetrics } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import type { Viewer } from '../../base/sight';
import { commissionTotals } from '../../money/commission';
import { presentAmount } from '../../system/country';
import { monthsOf, seriesOf } from './series';
import { activityOf } from './sql/activity';
import { monthSoFar, progressOf, type TargetOf, targetsOf } from './sql/progress';
import { topReasonOf } from './sql/rejections';
import { placeOf, type Standing, standingOf } from './sql/standing';
import { type Look, type Total, totalsOf } from './sql/totals';
import { idsOf, type Subject } from './subject';
import { hasUsualPlan } from './window';

/** Every figure of a board, each computed from the rows that its parts show. */
export async function summaryOf(db: Db, look: Look, viewer: Viewer): Promise<Board> {
  const { subject, window, now } = look;
  const month = monthSoFar(subject, now);
  const months = [...new Set([month.month, ...monthsOf(window)])];
  const manner = { keepsPlan: hasUsualPlan(window) };
  // Side by side, for a database with more than one processor; what was earned does not depend on the days.
  const [[totals, targets], [activity, progress, reason, standing], commission] = await Promise.all([
    together(db, (at) => Promise.all([totalsOf(at, look), targetsOf(at, subject, months)]), manner),
    together(db, (at) => Promise.all([activityOf(at, look), progressOf(at, look), topReasonOf(at, look), standingOf(at, look)]), manner),
    together(db, (at) => commissionTotals(at, { viewer, people: idsOf(subject), country: subject.country }), { keepsPlan: true }),
  ]);
  const money = (amount: string) => presentAmount(amount, subject.currency) ?? amount;
  const own = targets.filter(({ subjectId }) => subjectId === (subject.bd ?? subject.team).id);
  const figures = figuresOf(totals, money);
  return {
    team: subject.team,
    bd: subject.bd,
    country: subject.country,
    currency: subject.currency,
    timeZone: subject.timeZone,
    fromDay: window.from,
    toDay: window.to,
    beforeFromDay: window.beforeFrom,
    beforeToDay: window.beforeTo,
    grain: window.isToday ? 'hour' : 'day',
    dataTime: presentTime(now),
    salesUntil: activity.salesUntil && presentTime(new Date(activity.salesUntil)),
    ...figures,
    topReason: reason ? { reason: spelledReason(`{${reason.code}}`, viewer.language), count: reason.count } : null,
    followUps: { now: activity.followUps, before: activity.followUpsBefore },
    owned: activity.owned,
    active: activity.active,
    answerSeconds: { now: activity.answer, before: activity.answerBefore },
    series: seriesOf(look, {
      totals: totals.filter(({ figure }) => figure === 'gmv'),
      targets: own.filter(({ metric }) => metric === targetMetrics.gmv),
      ...activity,
    }),
    month: {
      ...month,
      targets: progress.map(({ figure, done, forecast }) => {
        const target = own.find((one) => one.month === month.month && one.metric === targetMetrics[figure])?.amount ?? null;
        const write = (amount: string | null) => (amount === null ? null : figure === 'gmv' ? money(amount) : amount.replace(/\.0+$/, ''));
        return { metric: targetMetrics[figure], target: write(target), done: write(done) ?? done, forecast: write(forecast) };
      }),
    },
    commission: {
      estimated: earned(commission, 'estimated', money),
      pending: earned(commission, 'pending', money),
      paid: earned(commission, 'paid', money),
    },
    ...peopleIn({ subject, standing, targets, month: month.month, viewer, money }),
  };
}

type Money = (amount: string) => string;
type Counted = Exclude<Total['figure'], 'gmv' | 'refund'>;
const counted: readonly Counted[] = ['claimed', 'submitted', 'approved', 'rejected', 'agreed', 'published', 'fulfilled'];

function figuresOf(totals: readonly Total[], money: Money) {
  const of = (figure: Total['figure'], period: Total['period']) => totals.filter((one) => one.figure === figure && one.period === period);
  const sum = (figure: Total['figure'], period: Total['period']) => money(addUp(of(figure, period).map(({ amount }) => amount)));
  const count = (figure: Counted, period: Total['period']) => of(figure, period).reduce((all, { amount }) => all + Number(amount), 0);
  const lines = (period: Total['period']) => of('gmv', period).reduce((all, one) => all + one.lines, 0);
  const pairs = counted.map((figure) => [figure, { now: count(figure, 'now'), before: count(figure, 'before') }] as const);
  return {
    gmv: { now: sum('gmv', 'now'), before: sum('gmv', 'before') },
    refund: { now: sum('refund', 'now'), before: sum('refund', 'before') },
    lines: { now: lines('now'), before: lines('before') },
    ...(Object.fromEntries(pairs) as Record<Counted, { now: number; before: number }>),
  };
}

/** Exact amounts of two decimals together. */
export function addUp(amounts: readonly string[]): string {
  const hundredths = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function earned(rows: Awaited<ReturnType<typeof commissionTotals>>, state: string, money: Money) {
  const row = rows.find((one) => one.state === state);
  return { amount: money(row?.amount ?? '0.00'), fromMonth: row?.from_month ?? null, toMonth: row?.to_month ?? null };
}

interface Around {
  subject: Subject;
  standing: readonly Standing[];
  targets: readonly TargetOf[];
  month: string;
  viewer: Viewer;
  money: Money;
}

/** The place of a BD, which everybody may know; names and amounts of colleagues are for those who see the team. */
function peopleIn({ subject: { bd, team }, standing, targets, month, viewer, money }: Around): Pick<Board, 'rank' | 'people'> {
  const ofTeam = standing.filter(({ teamId }) => teamId === team.id);
  const aim = (id: string) =>
    targets.find((one) => one.subjectId === id && one.month === month && one.metric === targetMetrics.gmv)?.amount ?? null;
  return {
    rank: bd && { team: placeOf(bd.id, ofTeam), country: placeOf(bd.id, standing) },
    people:
      viewer.persona === 'bd'
        ? []
        : ofTeam.map(({ id, name, now, before }) => {
            const target = aim(id);
            return { id, name, gmv: { now: money(now), before: money(before) }, target: target === null ? null : money(target) };
          }),
  };
}
