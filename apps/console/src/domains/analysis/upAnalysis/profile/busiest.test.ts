import { expect, test } from 'vitest';
import { busiest } from './busiest';

const day = (peaks: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => ({ name: String(hour), ratio: peaks[hour] ?? 0.01 }));

test('the busiest two hours, over midnight too; nothing of a day with holes', () => {
  expect(busiest(day({ 20: 0.2, 21: 0.3 }))).toBe('20:00 – 22:00');
  expect(busiest(day({ 23: 0.3, 0: 0.2 }))).toBe('23:00 – 01:00');
  expect(busiest(day({}).slice(1))).toBeUndefined();
});
