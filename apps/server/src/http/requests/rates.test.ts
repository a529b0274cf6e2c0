import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../config';
import { Refusal } from '../answers/refusal';
import { createRates, type Rates } from './rates';

const config = { ...readConfig({ MODE: 'demo' }), RATE_PER_TOKEN: 40, RATE_PER_ADDRESS: 40 };
let first: Rates;
let second: Rates;
beforeEach(() => {
  vi.useFakeTimers();
  first = createRates(config, (told) => second.hear('first', told));
  vi.advanceTimersByTime(20_000);
  second = createRates(config, (told) => first.hear('second', told));
});
afterEach(() => {
  for (const rates of [first, second]) rates.stop();
  vi.useRealTimers();
});

/** How many of some calls a server takes. */
const taken = (rates: Rates, calls: number, token = 'token'): number =>
  Array.from({ length: calls }).filter(() => {
    try {
      rates.countSession(token);
      return true;
    } catch {
      return false;
    }
  }).length;

it('two servers together take what one may', () => {
  expect(taken(first, 30)).toBe(30);
  vi.advanceTimersByTime(1000);
  expect(taken(second, 30)).toBe(10);
  vi.advanceTimersByTime(1000);
  expect(taken(first, 30)).toBe(0);
  expect(taken(second, 40, 'another')).toBe(40);
});

it('what was counted elsewhere is over with its minute', () => {
  taken(first, 40);
  vi.advanceTimersByTime(1000);
  expect(taken(second, 1)).toBe(0);
  vi.advanceTimersByTime(39_500);
  expect(taken(second, 30)).toBe(30);
  expect(taken(first, 5)).toBe(5);
});

it('an address that is over its limit at one server is stopped at the door of the other', () => {
  for (let n = 0; n < 40; n += 1) first.countAddress('203.0.113.9');
  expect(() => second.begin('203.0.113.9', undefined)).not.toThrow(Refusal);
  vi.advanceTimersByTime(1000);
  second.countAddress('203.0.113.8');
  expect(() => second.countAddress('203.0.113.9')).toThrow(Refusal);
  expect(() => second.begin('203.0.113.9', undefined)).toThrow(Refusal);
});
