import { describe, expect, it } from 'vitest';
import { daysUntil, valuesOn } from './trendData';

const row = (statDate: string, more = {}) => ({
  statDate,
  fans: 10,
  fansInc: null,
  likes: null,
  works: null,
  worksInc: null,
  views: null,
  interactionRate: 0.0523,
  avgViews: null,
  gmv: '5.50',
  orders: null,
  currency: 'PHP',
  ...more,
});

describe('the days of a trend', () => {
  it('end with one and cross months and years', () => {
    expect(daysUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysUntil('2026-01-01', 2)).toEqual(['2025-12-31', '2026-01-01']);
    expect(daysUntil('2026-01-01', 400)).toHaveLength(400);
  });

  it('are gaps where nothing is known, never zero', () => {
    const days = daysUntil('2026-03-03', 3);
    expect(valuesOn(days, [row('2026-03-01'), row('2026-03-03', { fans: null })], 'fans')).toEqual([10, null, null]);
    expect(valuesOn(days, [row('2026-03-01')], 'interactionRate')).toEqual([5.23, null, null]);
  });

  it('never mix currencies', () => {
    expect(
      valuesOn(['2026-03-01', '2026-03-02'], [row('2026-03-01', { currency: 'VND', gmv: '90000' }), row('2026-03-02')], 'gmv'),
    ).toEqual([null, 5.5]);
  });
});
