import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findConditionCycles, wouldCycle } from './conditionCycles';
import { planConditions } from './conditionPlan';
import { type Comparison, type Condition, conditionsOf, type Effect, withCondition } from './conditions';
import { describeCondition } from './conditionWords';
import type { Control, JsonValue } from '../control';
import { createControl } from '../createControl';
import { evaluateCondition } from './evaluateCondition';
import { createDocument, type FormDocument } from '../formDocument';

const field = (key: string, conditions: Partial<Record<Effect, Condition>> = {}, extra: object = {}): Control =>
  Object.entries(conditions).reduce<Control>((control, [effect, condition]) => withCondition(control, effect as Effect, condition), {
    ...createControl('input', () => key),
    ...extra,
  });
const form = (...list: Control[]): FormDocument => ({ ...createDocument(), list });
const filled = (name: string): Condition => ({ field: name, is: 'filled' });
const stateIn = (document: FormDocument, key: string, values: Record<string, unknown>) =>
  planConditions(document).stateOf(key, (model) => values[model]);

describe('stored conditions', () => {
  test('D8.1 conditions live under a key of their own and leave no trace when taken away', () => {
    const bare = createControl('input', () => 'a');
    const control = withCondition(bare, 'show', filled('b'));
    expect(control['x-backlot']).toEqual({ conditions: { show: filled('b') } });
    expect(JSON.stringify(withCondition(control, 'show', undefined))).toBe(JSON.stringify(bare));
  });

  test.each([[null], ['x'], [{}], [{ field: 'a', is: 'eval' }], [{ all: [1] }], [{ not: {} }]])('D8.1 %j is no condition', (show) => {
    expect(conditionsOf({ ...createControl('input'), 'x-backlot': { conditions: { show } } })).toEqual({});
  });
});

test.each<[unknown, Comparison, JsonValue, boolean]>([
  ['VN', 'equals', 'VN', true],
  [5, 'equals', '5', true],
  [undefined, 'equals', '', true],
  [true, 'equals', true, true],
  [undefined, 'equals', false, true],
  ['a', 'differs', 'b', true],
  [['1', '2'], 'contains', '2', true],
  ['phone', 'contains', 'on', true],
  [['1'], 'lacks', '2', true],
  [10, 'greater', 9, true],
  ['10', 'greater', '9', true],
  ['2026-01-02', 'at-least', '2026-01-01', true],
  ['', 'less', 5, false],
  [undefined, 'at-most', 5, false],
  [[], 'empty', null, true],
  [0, 'filled', null, true],
  [false, 'filled', null, false],
  [['a'], 'equals', ['a'], true],
])('D8.2 %j %s %j is %s', (value, is, wanted, expected) => {
  expect(evaluateCondition({ field: 'x', is, value: wanted }, () => value)).toBe(expected);
});

describe('state of a form', () => {
  test('D8.2 show, require and enable are decided from values', () => {
    const document = form(field('a'), field('b', { show: filled('a'), require: filled('a'), enable: { not: filled('a') } }));
    expect(stateIn(document, 'b', {})).toEqual({ isShown: false, isRequired: false, isEnabled: true });
    expect(stateIn(document, 'b', { a: 'x' })).toEqual({ isShown: true, isRequired: true, isEnabled: false });
  });

  test('D8.2 a hidden field has no value, and a container hides what is in it', () => {
    const document = form(
      field('a'),
      field('b', { show: filled('a') }),
      field('c', { show: filled('b') }),
      withCondition({ ...createControl('card', () => 'card'), list: [field('d')] }, 'show', filled('a')),
    );
    expect(stateIn(document, 'c', { b: 'kept' }).isShown).toBe(false);
    expect(stateIn(document, 'c', { a: 'x', b: 'kept' }).isShown).toBe(true);
    expect(stateIn(document, 'd', {}).isShown).toBe(false);
  });

  test('D8.4 a value names the controls that depend on it, through other fields too', () => {
    const plan = planConditions(form(field('a'), field('b', { show: filled('a') }), field('c', { show: filled('b') }), field('d')));
    expect(plan.affectedBy('a')).toEqual(['b', 'c']);
    expect(plan.affectedBy('d')).toEqual([]);
  });
});

describe('rings', () => {
  const ring = form(
    field('a', { show: filled('c') }),
    field('b', { show: filled('a') }),
    field('c', { show: filled('b') }),
    field('d', { show: filled('a') }),
  );

  test('D8.3 a ring is found, what merely hangs on it is not part of it', () => {
    expect(findConditionCycles(ring).map((cycle) => cycle.toSorted())).toEqual([['a', 'b', 'c']]);
    expect(stateIn(ring, 'a', { a: '1', b: '2', c: '3' }).isShown).toBe(true);
  });

  test('D8.3 a container that is shown by a field inside it is a ring', () => {
    const document = form(withCondition({ ...createControl('card', () => 'card'), list: [field('a')] }, 'show', filled('a')));
    expect(findConditionCycles(document)[0]?.toSorted()).toEqual(['a', 'card']);
  });

  test('D8.3 a condition that would close a ring is known before it is set', () => {
    const document = form(field('a'), field('b', { show: filled('a') }));
    expect(wouldCycle(document, { key: 'a', condition: filled('b') })).toBe(true);
    expect(wouldCycle(document, { key: 'b', condition: filled('a') })).toBe(false);
  });

  test('D8.3 random conditions are always evaluated to an end', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)), { maxLength: 8 }), (edges) => {
        const document = form(
          ...names.map((name) =>
            field(name, Object.fromEntries(edges.filter(([to]) => to === name).map(([, from]) => ['show', filled(from)]))),
          ),
        );
        const plan = planConditions(document);
        for (const name of names) expect(typeof plan.stateOf(name, () => 'x').isShown).toBe('boolean');
        for (const cycle of findConditionCycles(document)) expect(cycle.length).toBeGreaterThan(0);
      }),
      { seed: 3 },
    );
  });
});

test('D8.5 a condition reads as a sentence in three languages', () => {
  const condition: Condition = {
    all: [{ field: 'country', is: 'equals', value: 'VN' }, { any: [filled('phone'), { field: 'age', is: 'at-least', value: 18 }] }],
  };
  const say = (locale: 'en' | 'zh-CN' | 'vn') =>
    describeCondition({ effect: 'show', condition, locale, labelOf: (model) => model.toUpperCase() });
  expect(say('en')).toBe('Shown when “COUNTRY” is “VN” and (“PHONE” is filled in or “AGE” is at least 18)');
  expect(say('zh-CN')).toBe('当“COUNTRY”等于“VN”且(“PHONE”已填写或“AGE”不小于 18)时显示');
  expect(say('vn')).toBe('Hiện khi “COUNTRY” là “VN” và (“PHONE” đã được điền hoặc “AGE” ít nhất là 18)');
});
