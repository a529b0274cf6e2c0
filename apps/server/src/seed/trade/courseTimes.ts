import type { TradeWorld } from './tradeWorld';

const businessMs = 7 * 3_600_000;

/**
 * When the steps of a course were taken that began some days ago: each as many days after the beginning as it says, in
 * business hours, and always after the step before. Steps that would come after the day of the seed share its hours.
 */
export function courseTimes<Step extends string>(
  { random, day }: Pick<TradeWorld, 'random' | 'day'>,
  age: number,
  offsets: Record<Step, number>,
): Record<Step, Date> {
  let last = 0;
  const times = Object.entries<number>(offsets).map(([step, offset]): [string, Date] => {
    const begin = day.ago(Math.max(0, age - offset)).getTime();
    const from = Math.max(begin, last + 60_000);
    last = Math.floor(from + (begin + businessMs - from) * random() * (from === begin ? 0.9 : 0.5));
    return [step, new Date(last)];
  });
  return Object.fromEntries(times) as Record<Step, Date>;
}
