import { describe, expect, it } from 'vitest';
import { windowOf } from './window';

describe('the days of a board', () => {
  const evening = new Date('2026-11-22T16:30:00Z');

  it('are whole days of the country that end yesterday, with as many before', () => {
    expect(windowOf({ range: '30' }, 'PH', evening)).toEqual({
      from: '2026-10-24',
      to: '2026-11-22',
      beforeFrom: '2026-09-24',
      beforeTo: '2026-10-23',
      isToday: false,
    });
    // In Vietnam it is still the day before.
    expect(windowOf({ range: '3' }, 'VN', evening)).toMatchObject({ from: '2026-11-19', to: '2026-11-21' });
  });

  it('today stands beside yesterday', () => {
    expect(windowOf({ range: 'today' }, 'PH', evening)).toMatchObject({ from: '2026-11-23', beforeFrom: '2026-11-22', isToday: true });
  });

  it('days of one’s own come in order, both, and at most a year', () => {
    const own = (beginDay?: string, endDay?: string) => windowOf({ range: '30', beginDay, endDay }, 'PH', evening);
    expect(own('2026-11-01', '2026-11-10')).toMatchObject({ beforeFrom: '2026-10-22', beforeTo: '2026-10-31' });
    for (const [begin, end] of [['2026-11-01'], [undefined, '2026-11-01'], ['2026-11-02', '2026-11-01'], ['2025-11-01', '2026-11-02']])
      expect(() => own(begin, end)).toThrow('invalidInput');
  });
});
