import { expect, test } from 'vitest';
import original from './fixtures/original-basic-controls.json';
import layouts from './fixtures/original-layout-controls.json';
import { blueprints, controlTypes } from './parse/blueprint';
import { createControl, createKeyGenerator } from './createControl';
import { defaultConfig } from './formConfig';

test('D3.1 there are 27 control types', () => {
  expect(controlTypes).toHaveLength(27);
  for (const type of controlTypes) expect(blueprints[type].type).toBe(type);
});

test.each([...original.list, ...layouts.list].map((control) => [control.type, control] as const))(
  'D3.1 a new %s equals the one of the original',
  (type, control) => {
    const { icon: _, ...expected } = control as { icon?: string; key: string };
    const time = Number(expected.key.split('_')[1]);
    const made = createControl(type as 'input', createKeyGenerator({ now: () => time }));
    expect(JSON.stringify(made)).toBe(JSON.stringify(expected));
  },
);

test('the settings of a new form equal those of the original', () => {
  expect(JSON.stringify(defaultConfig)).toBe(JSON.stringify(original.config));
});

test('D3.2 two controls made in one millisecond get different keys', () => {
  const nextKey = createKeyGenerator({ now: () => 1000 });
  expect([nextKey('input'), nextKey('input'), nextKey('select')]).toEqual(['input_1000', 'input_1001', 'select_1002']);
});

test('D3.2 a key that the document already has is passed over', () => {
  const nextKey = createKeyGenerator({ now: () => 1000, taken: (key) => key === 'input_1000' });
  expect(nextKey('input')).toBe('input_1001');
});
