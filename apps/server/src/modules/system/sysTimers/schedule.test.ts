import { expect, it } from 'vitest';
import { nextRun, nextRuns, slotDue } from './schedule';

const at = (text: string) => new Date(`${text}Z`);
const said = (times: (Date | null)[]) => times.map((time) => time?.toISOString().slice(0, 16) ?? null);

it('reads a schedule in its zone', () => {
  const nine = (timeZone: string) => said([nextRun({ cron: '0 9 * * 1-5', timeZone }, at('2026-11-20T12:00:00'))]);
  expect([nine('Asia/Manila'), nine('Asia/Jakarta'), nine('UTC')]).toEqual([
    ['2026-11-23T01:00'],
    ['2026-11-23T02:00'],
    ['2026-11-23T09:00'],
  ]);
});

it('tells the next times, and those of a month that has none of a day', () => {
  expect(said(nextRuns({ cron: '0 0 31 * *', timeZone: 'UTC' }, at('2026-11-20T12:00:00'), 3))).toEqual([
    '2026-12-31T00:00',
    '2027-01-31T00:00',
    '2027-03-31T00:00',
  ]);
});

it('counts slots that were missed as the newest one, and a slot from its first second on', () => {
  const everyMinute = { cron: '* * * * *', timeZone: 'Asia/Manila' };
  expect(said([slotDue(everyMinute, at('2026-11-20T12:34:56.789')), slotDue(everyMinute, at('2026-11-20T12:34:00.000'))])).toEqual([
    '2026-11-20T12:34',
    '2026-11-20T12:34',
  ]);
});

it.each([
  '* * * * * ; rm',
  '* * * * * *',
  '*/10 * * * * *',
  '@hourly',
  '61 * * * *',
  '0 0 31 2 *',
  'every day',
  '',
  '* * * *',
  '$(id) * * * *',
])('C-40 refuses %s', (cron) => {
  expect(() => nextRuns({ cron, timeZone: 'UTC' }, new Date(), 1)).toThrow('timerScheduleWrong');
});
