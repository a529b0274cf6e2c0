import { expect, it } from 'vitest';
import { createStatementMeter } from './statementMeter';

/** A clock that is moved by hand. */
function at() {
  let now = 0;
  return { clock: () => now, pass: (ms: number) => (now += ms) };
}

it('remembers statements that took long, without their parameters, the longest first', async () => {
  const { clock, pass } = at();
  const meter = createStatementMeter(clock);
  const ask = meter.measured(async (query: unknown, _values?: unknown[]) => {
    pass(query === 'quick' ? 99 : query === 'slow' ? 150 : 400);
  });
  await ask('quick', ['a secret']);
  await ask({ text: '/*p*/ select  1\n from t', values: ['a secret'] });
  await ask('slow');
  await ask('slow');
  expect(meter.slowest()).toEqual([
    { statement: 'select 1 from t', calls: 1, meanMs: 400, longestMs: 400 },
    { statement: 'slow', calls: 2, meanMs: 150, longestMs: 150 },
  ]);
});

it('measures what answers by a callback until it is called', () => {
  const { clock, pass } = at();
  const meter = createStatementMeter(clock);
  const heard: unknown[] = [];
  let answer = (_value: string) => {};
  const ask = meter.measured((_query: string, done: (value: string) => void) => void (answer = done));
  ask('late', (value) => heard.push(value));
  pass(250);
  expect(meter.slowest()).toEqual([]);
  answer('rows');
  expect([heard, meter.slowest().length]).toEqual([['rows'], 1]);
});
