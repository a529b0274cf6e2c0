import { describe, expect, it } from 'vitest';
import { mondayOf, weeksIn } from './weeks';

describe('the weeks of some days', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2024-03-01', '2024-02-26'],
  ])('of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('are whole ones, with the days before and after them', () => {
    expect(weeksIn({ fromDay: '2026-11-01', toDay: '2026-11-30' })).toEqual({
      weeks: ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'],
      around: [
        { fromDay: '2026-11-01', toDay: '2026-11-01' },
        { fromDay: '2026-11-30', toDay: '2026-11-30' },
      ],
    });
    expect(weeksIn({ fromDay: '2026-11-02', toDay: '2026-11-08' })).toEqual({ weeks: ['2026-11-02'], around: [] });
    expect(weeksIn({ fromDay: '2026-11-03', toDay: '2026-11-14' })).toEqual({
      weeks: [],
      around: [{ fromDay: '2026-11-03', toDay: '2026-11-14' }],
    });
  });

  it('hold each day once', () => {
    for (let length = 1; length < 100; length += 1) {
      const toDay = new Date(Date.UTC(2026, 0, length + 3)).toISOString().slice(0, 10);
      const { weeks, around } = weeksIn({ fromDay: '2026-01-04', toDay });
      const days = around.map((days) => (Date.parse(days.toDay) - Date.parse(days.fromDay)) / 86_400_000 + 1);
      expect(weeks.length * 7 + days.reduce((sum, one) => sum + one, 0)).toBe(length);
    }
  });
});
