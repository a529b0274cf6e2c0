import { describe, expect, test } from 'vitest';
import type { Control } from '../control';
import { diffDocuments } from './diffDocuments';
import { createDocument, type FormDocument } from '../formDocument';

const input = (key: string, more: Partial<Control> = {}): Control => ({
  type: 'input',
  key,
  model: key,
  label: key,
  options: { placeholder: 'x' },
  rules: [{ required: false, message: 'm' }],
  ...more,
});
const grid = (...lists: Control[][]): Control => ({
  type: 'grid',
  key: 'grid',
  label: 'grid',
  options: {},
  columns: lists.map((list) => ({ span: 12, list })),
});
const form = (...list: Control[]): FormDocument => ({ ...createDocument(), list });
const short = (before: FormDocument, after: FormDocument) => diffDocuments(before, after).controls.map(({ kind, key }) => `${kind} ${key}`);

describe('what differs between two versions (D12.1)', () => {
  test('nothing, for the same design in other objects', () => {
    const one = form(grid([input('a')], [input('b')]));
    expect(diffDocuments(one, structuredClone(one))).toEqual({ controls: [], config: [] });
  });

  test('added and removed controls, those inside containers too', () => {
    expect(short(form(input('a'), grid([input('b')])), form(grid([input('b'), input('c')])))).toEqual(['added c', 'removed a']);
  });

  test('properties by path, with both values', () => {
    const { controls } = diffDocuments(
      form(input('a')),
      form(input('a', { label: 'Name', rules: [{ required: true, message: 'm' }], help: 'h' })),
    );
    expect(controls).toEqual([
      {
        kind: 'changed',
        key: 'a',
        type: 'input',
        label: 'Name',
        properties: [
          { path: 'label', before: 'a', after: 'Name' },
          { path: 'rules.0.required', before: false, after: true },
          { path: 'help', before: undefined, after: 'h' },
        ],
      },
    ]);
  });

  test('a container tells of its own columns, not of what lies in them', () => {
    const before = form(grid([input('a')], []));
    const after = form({
      ...grid([input('a', { label: 'New' })], []),
      columns: [
        { span: 8, list: [input('a', { label: 'New' })] },
        { span: 16, list: [] },
      ],
    });
    expect(diffDocuments(before, after).controls.map(({ key, properties }) => [key, properties.map(({ path }) => path)])).toEqual([
      ['grid', ['columns.0.span', 'columns.1.span']],
      ['a', ['label']],
    ]);
  });

  test('one control carried to the front is one move, not a move of all others', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((key) => input(key));
    expect(short(form(...all), form(...all.slice(-1), ...all.slice(0, -1)))).toEqual(['moved e']);
    expect(short(form(input('a'), grid([], [])), form(grid([], [input('a')])))).toEqual(['moved a']);
  });

  test('settings of the form', () => {
    const after = { ...createDocument(), config: { ...createDocument().config, labelWidth: 120 } };
    expect(diffDocuments(createDocument(), after).config).toEqual([{ path: 'labelWidth', before: 100, after: 120 }]);
  });
});
