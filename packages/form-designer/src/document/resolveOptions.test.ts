import { expect, test } from 'vitest';
import { createControl } from './createControl';
import type { ControlType } from './controlOptions';
import { resolveConfig } from './formConfig';
import { resolveOptions } from './resolveOptions';

const resolve = (type: ControlType, options: object): Record<string, unknown> => ({
  ...resolveOptions({ ...createControl(type), options: options as never }),
});

test('D3.3 defaults are filled in and own keys are kept', () => {
  expect(resolve('rate', { max: 10, own: 1 })).toEqual({
    defaultValue: 0,
    max: 10,
    disabled: false,
    hidden: false,
    allowHalf: false,
    own: 1,
  });
});

test('D3.3 values of a wrong kind count as the default', () => {
  expect(resolve('select', { options: 'x', placeholder: 5, clearable: 'yes' })).toMatchObject({ placeholder: '请选择', clearable: false });
  expect(resolve('select', { options: null }).options).toHaveLength(2);
  expect(resolve('input', { maxLength: '5', defaultValue: 7 })).toMatchObject({ maxLength: null, defaultValue: 7 });
  expect(resolve('html', { defaultValue: {} })).toMatchObject({ defaultValue: '<strong>HTML</strong>' });
});

test.each<[ControlType, object, object]>([
  ['number', { precision: 51 }, { precision: null }],
  ['number', { precision: -1 }, { precision: null }],
  ['number', { precision: 1.5 }, { precision: null }],
  ['number', { precision: 50 }, { precision: 50 }],
  ['slider', { step: 0 }, { step: 1 }],
  ['slider', { step: -1 }, { step: 1 }],
  ['slider', { step: 1e-20 }, { step: 1 }],
  ['uploadFile', { limit: 0 }, { limit: 1 }],
  ['batch', { scrollY: -1 }, { scrollY: 0 }],
])('D3.3 limits hold: %s %j', (type, options, expected) => {
  expect(resolve(type, options)).toMatchObject(expected);
});

test('D3.3 a form from before labelLayout shares its rows by the column widths', () => {
  expect(resolveConfig({ labelCol: { xs: 6 } })).toMatchObject({ labelLayout: 'Grid', labelCol: { xs: 6, xxl: 4 }, labelWidth: 100 });
  expect(resolveConfig({})).toMatchObject({ labelLayout: 'flex', layout: 'horizontal' });
  expect(resolveConfig({ layout: 'sideways', labelWidth: 'wide', labelCol: { xs: 99 } })).toMatchObject({
    layout: 'horizontal',
    labelWidth: 100,
    labelCol: { xs: 4 },
  });
});
