/** How often something happens, as people say it; `own` is any other cron. */
export type Rhythm =
  | { kind: 'minutes'; every: number }
  | { kind: 'hourly'; minute: number }
  | { kind: 'daily'; time: string }
  | { kind: 'weekdays'; time: string }
  | { kind: 'weekly'; days: readonly number[]; time: string }
  | { kind: 'monthly'; date: number; time: string }
  | { kind: 'own'; cron: string };

/** The kinds that can be chosen, the frequent ones last but one. */
export const rhythmKinds = ['weekdays', 'daily', 'weekly', 'monthly', 'hourly', 'minutes', 'own'] as const;

/** Steps that divide an hour evenly. */
export const minuteSteps = [1, 2, 3, 5, 10, 15, 20, 30] as const;

/** What a cron says, where it says something simple. */
export function rhythmOf(cron: string): Rhythm {
  const own = { kind: 'own', cron } as const;
  const [minute = '', hour = '', date = '', month = '', day = '', ...more] = cron.trim().split(/\s+/);
  if (more.length > 0 || month !== '*') return own;
  const anyDay = date === '*' && day === '*';
  if (hour === '*' && anyDay) {
    const every = minute === '*' ? 1 : Number(/^\*\/(\d+)$/.exec(minute)?.[1]);
    if (minuteSteps.some((step) => step === every)) return { kind: 'minutes', every };
    return isIn(minute, 0, 59) ? { kind: 'hourly', minute: Number(minute) } : own;
  }
  if (!isIn(minute, 0, 59) || !isIn(hour, 0, 23)) return own;
  const time = `${two(hour)}:${two(minute)}`;
  if (anyDay) return { kind: 'daily', time };
  if (day === '*') return isIn(date, 1, 31) ? { kind: 'monthly', date: Number(date), time } : own;
  if (date !== '*') return own;
  if (day === '1-5') return { kind: 'weekdays', time };
  const days = day.split(',');
  return days.every((one) => isIn(one, 0, 6)) ? { kind: 'weekly', days: days.map(Number), time } : own;
}

/** The cron of a rhythm. */
export function cronOf(rhythm: Rhythm): string {
  switch (rhythm.kind) {
    case 'own':
      return rhythm.cron;
    case 'minutes':
      return rhythm.every === 1 ? '* * * * *' : `*/${rhythm.every} * * * *`;
    case 'hourly':
      return `${rhythm.minute} * * * *`;
    case 'daily':
      return `${clock(rhythm.time)} * * *`;
    case 'weekdays':
      return `${clock(rhythm.time)} * * 1-5`;
    case 'weekly':
      return `${clock(rhythm.time)} * * ${rhythm.days.toSorted((a, b) => a - b).join(',')}`;
    case 'monthly':
      return `${clock(rhythm.time)} ${rhythm.date} * *`;
  }
}

/** Another kind, with what stays of the rhythm before. */
export function turnedTo(kind: Rhythm['kind'], before: Rhythm): Rhythm {
  const time = 'time' in before ? before.time : '09:00';
  const rhythms: Record<Rhythm['kind'], Rhythm> = {
    minutes: { kind: 'minutes', every: 10 },
    hourly: { kind: 'hourly', minute: 0 },
    daily: { kind: 'daily', time },
    weekdays: { kind: 'weekdays', time },
    weekly: { kind: 'weekly', days: [1], time },
    monthly: { kind: 'monthly', date: 1, time },
    own: { kind: 'own', cron: cronOf(before) },
  };
  return rhythms[kind];
}

const isIn = (text: string, min: number, max: number) => /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max;
const two = (text: string) => text.padStart(2, '0');

function clock(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return `${minute ?? 0} ${hour ?? 0}`;
}
