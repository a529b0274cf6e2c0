import type { Board } from '@backlot/contract';
import { addDays, dayIn, presentAmount } from '../../system/country';
import { lengthOf, type TargetOf } from './sql/progress';
import type { Look, Total } from './sql/totals';
import { daysOf, type Window } from './window';

interface Known {
  totals: readonly Total[];
  /** GMV targets of the subject. */
  targets: readonly TargetOf[];
  /** First and last order that is known for the country. */
  salesFrom: string | null;
  salesUntil: string | null;
}

/** GMV by day, or by hour of today, beside the period before; days outside of what is known are gaps. */
export function seriesOf(look: Look, { totals, targets, salesFrom, salesUntil }: Known): Board['series'] {
  const { window, subject, now } = look;
  const { country, currency, timeZone } = subject;
  const amounts = new Map(totals.map(({ period, bucket, amount }) => [`${period} ${bucket}`, amount]));
  const [first, last] = [salesFrom && dayIn(country, new Date(salesFrom)), salesUntil && dayIn(country, new Date(salesUntil))];
  const isKnown = (day: string) => first !== null && last !== null && day >= first && day <= last;
  const at = (period: 'now' | 'before', bucket: string, day: string) =>
    isKnown(day) ? presentAmount(amounts.get(`${period} ${bucket}`) ?? '0.00', currency) : null;
  if (window.isToday) {
    const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
    return Array.from({ length: 24 }, (_, index) => {
      const label = String(index).padStart(2, '0');
      const isOver = index <= hour;
      return {
        label,
        now: isOver ? at('now', label, window.from) : null,
        before: isOver ? at('before', label, window.beforeFrom) : null,
        goal: null,
      };
    });
  }
  return daysIn(window).map((day, index) => ({
    label: day,
    now: at('now', day, day),
    before: at('before', addDays(window.beforeFrom, index), addDays(window.beforeFrom, index)),
    goal: goalOn(day, targets),
  }));
}

const daysIn = ({ from, to }: Window): string[] => Array.from({ length: daysOf(from, to) }, (_, index) => addDays(from, index));

/** The target of a month, spread over its days. */
function goalOn(day: string, targets: readonly TargetOf[]): string | null {
  const month = day.slice(0, 7);
  const amount = targets.find((one) => one.month === month)?.amount;
  return amount ? (Number(amount) / lengthOf(month)).toFixed(2) : null;
}

/** Months that some days lie in. */
export const monthsOf = ({ from, to }: Window): string[] => [...new Set(daysIn({ from, to } as Window).map((day) => day.slice(0, 7)))];

/** Those of them with all their days among these. */
export const wholeMonthsOf = (window: Window): string[] =>
  monthsOf(window).filter((month) => `${month}-01` >= window.from && `${month}-${lengthOf(month)}` <= window.to);
