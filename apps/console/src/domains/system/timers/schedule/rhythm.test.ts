import { expect, test } from 'vitest';
import { cronOf, rhythmKinds, rhythmOf, turnedTo } from './rhythm';

test.each([
  ['* * * * *', { kind: 'minutes', every: 1 }],
  ['*/15 * * * *', { kind: 'minutes', every: 15 }],
  ['5 * * * *', { kind: 'hourly', minute: 5 }],
  ['30 7 * * *', { kind: 'daily', time: '07:30' }],
  ['0 9 * * 1-5', { kind: 'weekdays', time: '09:00' }],
  ['0 8 * * 1,3', { kind: 'weekly', days: [1, 3], time: '08:00' }],
  ['30 2 1 * *', { kind: 'monthly', date: 1, time: '02:30' }],
])('%s is said in words and written back as it was', (cron, rhythm) => {
  expect(rhythmOf(cron)).toEqual(rhythm);
  expect(cronOf(rhythmOf(cron))).toBe(cron);
});

test.each(['10 16,17 * * *', '*/7 * * * *', '0 9 1 * 1', '0 9 * 6 *', '0 25 * * *', '* * * * * *', 'soon', ''])(
  '%s stays as it is',
  (cron) => {
    expect(rhythmOf(cron)).toEqual({ kind: 'own', cron });
    expect(cronOf(rhythmOf(cron))).toBe(cron);
  },
);

test('another kind keeps the hour, and an own one begins with what stood there', () => {
  const monthly = rhythmOf('30 2 1 * *');
  expect(turnedTo('weekdays', monthly)).toEqual({ kind: 'weekdays', time: '02:30' });
  expect(turnedTo('own', monthly)).toEqual({ kind: 'own', cron: '30 2 1 * *' });
  for (const kind of rhythmKinds) expect(turnedTo(kind, monthly).kind).toBe(kind);
});
