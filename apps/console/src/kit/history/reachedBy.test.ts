import type { HistoryRow } from '@backlot/contract';
import { expect, test } from 'vitest';
import { reachedBy } from './reachedBy';

const row = (time: string, change: Partial<HistoryRow>): HistoryRow => ({
  id: time,
  action: 'script.approve',
  fromState: 'pending',
  toState: 'approved',
  actorName: 'Rhea',
  reason: null,
  time,
  ...change,
});

test('a state was reached by the last move into it, in whatever order the lines come; parts and edits within it do not count', () => {
  const rows = [
    row('2026-11-02 10:00:00', { actorName: 'Second' }),
    row('2026-11-01 10:00:00', { actorName: 'First' }),
    row('2026-11-03 10:00:00', { actorName: 'Edit', fromState: 'approved' }),
    row('2026-11-04 10:00:00', { actorName: 'Part', subject: 'a creator' }),
  ];
  expect(reachedBy(rows, 'approved')?.actorName).toBe('Second');
  expect(reachedBy(rows, 'rejected')).toBeUndefined();
});
