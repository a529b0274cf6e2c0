/** How long something waits, in the unit that a glance needs, and whether that is long: amber from a day on, red when it is overdue. */
export interface WaitingAge {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
  tone: 'calm' | 'long' | 'overdue';
}

const minute = 60_000;
const hour = 60 * minute;

/** Days are counted from the second one on: "28 h" says more than "1 day". Overdue is after 72 hours (domain/life-cycles 3.5). */
export function waitingAge(since: string, now: number): WaitingAge | undefined {
  const ms = now - Date.parse(`${since.replace(' ', 'T')}Z`);
  if (Number.isNaN(ms)) return undefined;
  const tone = ms > 72 * hour ? 'overdue' : ms > 24 * hour ? 'long' : 'calm';
  if (ms < hour) return { unit: 'minutes', count: Math.max(0, Math.floor(ms / minute)), tone };
  if (ms < 48 * hour) return { unit: 'hours', count: Math.floor(ms / hour), tone };
  return { unit: 'days', count: Math.floor(ms / (24 * hour)), tone };
}
