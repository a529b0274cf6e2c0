import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { controlTypes } from '../parse/blueprint';
import type { Control } from '../control';
import { withCondition, conditionsOf } from '../conditions/conditions';
import { createControl, createKeyGenerator } from '../createControl';
import { duplicateControls, insertControls, moveControls, removeControls, updateControl } from './editTree';
import { findControl, pathTo, type Place, placeOf } from './findControl';
import { createDocument, type FormDocument } from '../formDocument';
import { columnSlot } from './slots';
import type { TreeOutcome } from './treeRefusal';
import { updateConfig, updateProperty } from './updateProperty';
import { walkControls } from './walkControls';

const make = (type: (typeof controlTypes)[number], key: string, extra: object = {}): Control => ({
  ...createControl(type, () => key),
  ...extra,
});
const documentOf = (...list: Control[]): FormDocument => ({ ...createDocument(), list });
const done = (outcome: TreeOutcome): FormDocument => {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.document;
};
const outline = (document: FormDocument) =>
  [...walkControls(document.list)].map(({ control, parent, slot }) => `${parent ?? ''}/${slot}:${control.key}`);
const root = (index: number): Place => ({ parent: null, slot: 'list', index });

const nested = documentOf(
  make('input', 'a'),
  make('card', 'card', {
    list: [
      make('grid', 'grid', {
        columns: [
          { span: 12, list: [make('input', 'b')] },
          { span: 12, list: [] },
        ],
      }),
    ],
  }),
  make('tabs', 'tabs', {
    columns: [
      {
        value: '1',
        label: '1',
        list: [make('table', 'table', { trs: [{ tds: [{ colspan: 1, rowspan: 1, list: [make('input', 'c')] }] }] })],
      },
    ],
  }),
  make('batch', 'batch', { list: [make('number', 'd')] }),
  make('selectInputList', 'sil', { columns: [{ value: '1', label: '1', list: [make('date', 'e')] }] }),
);

describe('finding', () => {
  test('D4.2 controls are found by key in every kind of container', () => {
    for (const key of ['a', 'b', 'c', 'd', 'e', 'grid']) expect(findControl(nested, key)?.key).toBe(key);
    expect(pathTo(nested, 'c')?.map(({ key }) => key)).toEqual(['tabs', 'table', 'c']);
    expect(placeOf(nested, 'c')).toEqual({ parent: 'table', slot: 'trs.0.tds.0', index: 0 });
    expect(findControl(nested, 'nothing')).toBeUndefined();
  });
});

describe('changing', () => {
  test('D4.1 a change shares everything that it does not touch and leaves the old document alone', () => {
    const before = JSON.stringify(nested);
    const after = updateProperty(nested, { key: 'c', path: 'options.placeholder', value: 'x' });
    expect(findControl(after, 'c')?.options?.placeholder).toBe('x');
    expect(after.list[0]).toBe(nested.list[0]);
    expect(after.list[1]).toBe(nested.list[1]);
    expect(after.list[2]).not.toBe(nested.list[2]);
    expect(JSON.stringify(nested)).toBe(before);
    expect(updateProperty(after, { key: 'c', path: 'options.placeholder', value: 'x' })).toBe(after);
    expect(updateConfig(after, 'labelWidth', 100)).toBe(after);
  });

  test('D4.1 a property that is taken away leaves no key behind, and keys that reach a prototype are refused', () => {
    const after = updateProperty(nested, { key: 'a', path: 'options.placeholder', value: undefined });
    expect(findControl(after, 'a')?.options).not.toHaveProperty('placeholder');
    expect(updateProperty(nested, { key: 'a', path: '__proto__.polluted', value: 1 })).toBe(nested);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('D4.3 batch and selectInputList refuse layouts and rich controls', () => {
    for (const parent of ['batch', 'sil']) {
      const slot = parent === 'batch' ? 'list' : columnSlot(0);
      const accepted = controlTypes.filter((type) => insertControls(nested, [make(type, 'new')], { parent, slot, index: 0 }).ok);
      expect(accepted).toEqual([
        'input',
        'textarea',
        'number',
        'select',
        'checkbox',
        'radio',
        'date',
        'time',
        'rate',
        'slider',
        'uploadFile',
        'uploadImg',
        'treeSelect',
        'cascader',
        'switch',
        'text',
        'html',
      ]);
    }
    expect(moveControls(nested, ['card'], { parent: 'batch', slot: 'list', index: 0 })).toEqual({ ok: false, refusal: 'not-accepted' });
  });

  test('D4.4 a container cannot be moved into itself or its children', () => {
    expect(moveControls(nested, ['card'], { parent: 'grid', slot: columnSlot(0), index: 0 })).toEqual({
      ok: false,
      refusal: 'inside-itself',
    });
  });

  test('D4.5 a copy has its children along under fresh keys, with their conditions', () => {
    const show = { field: 'input_b', is: 'filled' } as const;
    const document = documentOf(
      make('card', 'card', { list: [make('input', 'input_b'), withCondition(make('input', 'c'), 'show', show)] }),
    );
    const after = done(duplicateControls(document, ['card', 'c'], createKeyGenerator({ now: () => 1 })));
    expect(outline(after)).toEqual([
      '/list:card',
      'card/list:input_b',
      'card/list:c',
      '/list:card_1',
      'card_1/list:input_2',
      'card_1/list:input_3',
    ]);
    const copy = findControl(after, 'input_3');
    expect(copy?.model).toBe('input_3');
    expect(copy && conditionsOf(copy).show).toEqual({ field: 'input_2', is: 'filled' });
  });

  test('D4.6 the place of a move counts before the move', () => {
    const document = documentOf(make('input', 'a'), make('input', 'b'), make('input', 'c'), make('input', 'd'));
    const keys = (outcome: TreeOutcome) =>
      done(outcome)
        .list.map(({ key }) => key)
        .join('');
    expect(keys(moveControls(document, ['a'], root(3)))).toBe('bcad');
    expect(keys(moveControls(document, ['d'], root(0)))).toBe('dabc');
    expect(keys(moveControls(document, ['a'], root(0)))).toBe('abcd');
    expect(keys(moveControls(document, ['a', 'c'], root(4)))).toBe('bdac');
    expect(keys(moveControls(document, ['d', 'a'], root(2)))).toBe('bdac');
    expect(keys(removeControls(document, ['a', 'c']))).toBe('bd');
  });

  test('D4.7 conditions follow a renamed model', () => {
    const document = documentOf(
      make('input', 'a', { model: 'phone' }),
      withCondition(make('input', 'b'), 'show', { any: [{ field: 'phone', is: 'filled' }] }),
    );
    const after = updateProperty(document, { key: 'a', path: 'model', value: 'mobile' });
    expect(conditionsOf(after.list[1] as Control).show).toEqual({ any: [{ field: 'mobile', is: 'filled' }] });
  });

  test('D4.1 an updated control keeps its key', () => {
    expect(updateControl(nested, 'a', (control) => ({ ...control, key: 'other' }))).toEqual(nested);
  });
});

test('D4.9 a control that is named twice is moved and copied once', () => {
  const document = documentOf(make('input', 'a'), make('input', 'b'));
  expect(done(moveControls(document, ['a', 'a'], root(2))).list.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(duplicateControls(document, ['a', 'a'], () => 'c').copies).toEqual(['c']);
});

test('D4.8 thousands of controls are removed, moved and copied at once', () => {
  const many = documentOf(...Array.from({ length: 5000 }, (_, index) => make('input', `i${index}`)));
  const keys = many.list.map(({ key }) => key);
  expect(done(removeControls(many, keys)).list).toEqual([]);
  expect(done(moveControls(many, keys.slice(0, 2500), root(5000))).list[0]?.key).toBe('i2500');
  expect(done(duplicateControls(many, keys, createKeyGenerator({ now: () => 1 }))).list).toHaveLength(10_000);
});

test('D4.1, D4.2 after random changes every control is found where it lies', () => {
  const action = fc.record({
    kind: fc.constantFrom('insert', 'move', 'remove', 'copy', 'update'),
    one: fc.nat(50),
    other: fc.nat(50),
    index: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      let document = nested;
      const nextKey = createKeyGenerator({ now: () => 1 });
      for (const { kind, one, other, index } of actions) {
        const all = [...walkControls(document.list)];
        const key = all[one % Math.max(1, all.length)]?.control.key ?? '';
        const near = all[other % Math.max(1, all.length)];
        const place: Place = near ? { parent: near.parent, slot: near.slot, index } : root(0);
        const outcomes: Record<string, () => TreeOutcome> = {
          insert: () => insertControls(document, [createControl('input', nextKey)], place),
          move: () => moveControls(document, [key], place),
          remove: () => removeControls(document, [key]),
          copy: () => duplicateControls(document, [key], nextKey),
          update: () => ({ ok: true, document: updateProperty(document, { key, path: 'label', value: String(index) }) }),
        };
        const outcome = outcomes[kind]?.();
        if (!outcome?.ok) continue;
        document = outcome.document;
        const after = [...walkControls(document.list)];
        expect(kind === 'move' ? after.length : all.length).toBe(all.length);
        expect(new Set(after.map(({ control }) => control.key)).size).toBe(after.length);
        for (const { control } of after) expect(findControl(document, control.key)).toBe(control);
      }
    }),
    { seed: 7, numRuns: 300 },
  );
});
