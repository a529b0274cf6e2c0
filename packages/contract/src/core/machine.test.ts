import { expect, test } from 'vitest';
import { accepts, codeOf, defineMachine, eventsFrom, is, stateOf } from './machine';

const rule = defineMachine({
  name: 'rule',
  record: 'rule',
  field: 'ruleStatus',
  states: { notEnabled: 0, enabled: 1 },
  events: {
    enable: { from: ['notEnabled'], to: 'enabled' },
    disable: { from: ['enabled'], to: 'notEnabled' },
    copy: { from: ['notEnabled', 'enabled'], to: 'notEnabled' },
  },
});

test('an event is accepted only in the states it starts from', () => {
  expect(accepts(rule, 'notEnabled', 'enable')).toBe(true);
  expect(accepts(rule, 'enabled', 'enable')).toBe(false);
  expect(eventsFrom(rule, 'enabled')).toEqual(['disable', 'copy']);
});

test('wire codes name their state', () => {
  expect(stateOf(rule, 1)).toBe('enabled');
  expect(stateOf(rule, 7)).toBeUndefined();
});

test('states are asked for by name', () => {
  expect(codeOf(rule, 'enabled')).toBe(1);
  expect(is(rule, { ruleStatus: 1 }, 'enabled')).toBe(true);
  expect(is(rule, { ruleStatus: 1 }, 'notEnabled')).toBe(false);
  expect(is(rule, { ruleStatus: 1 }, 'notEnabled', 'enabled')).toBe(true);
});

test('a state, an event or a field that the machine does not have does not compile', () => {
  // @ts-expect-error `running` is not a state
  expect(codeOf(rule, 'running')).toBeUndefined();
  // @ts-expect-error `running` is not a state
  expect(is(rule, { ruleStatus: 1 }, 'running')).toBe(false);
  // @ts-expect-error the state stands in `ruleStatus`
  expect(is(rule, { status: 1 }, 'enabled')).toBe(false);
  // @ts-expect-error `end` is not an event
  expect(() => accepts(rule, 'enabled', 'end')).toThrow('undefined');
});

test('an event that names an unknown state does not compile', () => {
  const broken = defineMachine({
    name: 'broken',
    record: 'broken',
    field: 'status',
    states: { open: 0 },
    // @ts-expect-error `closed` is not a state
    events: { close: { from: ['open'], to: 'closed' } },
  });
  expect(broken.name).toBe('broken');
});
