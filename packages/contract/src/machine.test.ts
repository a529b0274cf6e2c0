import { expect, test } from 'vitest';
import { accepts, defineMachine, eventsFrom, stateOf } from './machine';

const rule = defineMachine({
  name: 'rule',
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

test('an event that names an unknown state does not compile', () => {
  const broken = defineMachine({
    name: 'broken',
    states: { open: 0 },
    // @ts-expect-error `closed` is not a state
    events: { close: { from: ['open'], to: 'closed' } },
  });
  expect(broken.name).toBe('broken');
});
