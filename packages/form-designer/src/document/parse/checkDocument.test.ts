import { expect, test } from 'vitest';
import { checkDocument } from './checkDocument';
import { contrastOnWhite } from '../colorContrast';
import { withCondition } from '../conditions/conditions';
import type { Control } from '../control';
import { createControl } from '../createControl';
import { createDocument } from '../formDocument';
import type { ControlType } from '../controlOptions';

const make = (type: ControlType, key: string, extra: object = {}): Control => ({ ...createControl(type, () => key), ...extra });
const findings = (...list: Control[]) =>
  checkDocument({ ...createDocument(), list }).map(({ code, key, detail }) => [code, key, ...(detail ? [detail] : [])]);

test('D10.1 new controls of every type have no findings', () => {
  expect(findings(make('input', 'a'), make('select', 'b'), make('text', 'c'), make('batch', 'd', { list: [make('input', 'e')] }))).toEqual(
    [],
  );
});

test('D10.1 missing labels and data fields that repeat, are invalid or missing are found', () => {
  expect(
    findings(
      make('input', 'a', { label: ' ' }),
      make('input', 'b', { model: 'x' }),
      make('input', 'c', { model: 'x' }),
      make('input', 'd', { model: '__proto__' }),
      make('input', 'e', { model: 'a.b' }),
      make('input', 'f', { model: '' }),
      make('input', 'g', { model: 'm'.repeat(10_000) }),
      make('batch', 'h', { list: [make('input', 'i', { model: 'x' }), make('input', 'j', { model: 'x' })] }),
    ),
  ).toEqual([
    ['missing-label', 'a'],
    ['duplicate-model', 'c', 'x'],
    ['invalid-model', 'd', '__proto__'],
    ['invalid-model', 'e', 'a.b'],
    ['missing-model', 'f'],
    ['invalid-model', 'g', 'm'.repeat(60)],
    ['duplicate-model', 'j', 'x'],
  ]);
});

test('D10.1 low contrast is found, for large text from a lower bar', () => {
  const text = (color: string, fontSize: string) => make('text', 'a', { options: { color, fontSize } });
  expect(findings(text('#999', '12pt'))).toEqual([['low-contrast', 'a', '2.8:1']]);
  expect(findings(text('rgb(140, 140, 140)', '22pt'))).toEqual([]);
  expect(findings(text('rgba(0, 0, 0, 0.9)', '9pt'))).toEqual([]);
  expect(findings(text('var(--x)', '9pt'))).toEqual([]);
});

test('D10.1 colours are read as CSS writes them', () => {
  expect(contrastOnWhite('black')).toBeCloseTo(21);
  expect(contrastOnWhite('#FFF')).toBeCloseTo(1);
  expect(contrastOnWhite('rgb(0 0 0 / 50%)')).toBeCloseTo(contrastOnWhite('#7f7f7f') ?? 0, 1);
  expect(contrastOnWhite('#12345')).toBeUndefined();
  expect(contrastOnWhite('constructor')).toBeUndefined();
});

test('D10.1 choices and conditions that cannot work are found', () => {
  const select = (options: object[]) => make('select', 'a', { options: { options } });
  expect(findings(select([]))).toEqual([['no-choices', 'a']]);
  expect(
    findings(
      select([
        { value: '1', label: 'x' },
        { value: '1', label: 'y' },
      ]),
    ),
  ).toEqual([['duplicate-choice', 'a', '1']]);
  expect(findings(withCondition(make('input', 'a'), 'show', { field: 'gone', is: 'filled' }))).toEqual([
    ['condition-unknown-field', 'a', 'gone'],
  ]);
  expect(findings(withCondition(make('input', 'a'), 'show', { field: 'a', is: 'filled' }))).toEqual([['condition-cycle', 'a']]);
  expect(findings({ type: 'stamp', key: 'z' })).toEqual([['unsupported-control', 'z', 'stamp']]);
});
