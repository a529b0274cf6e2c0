import { expect, test } from 'vitest';
import { createControl } from '../../document/createControl';
import { placesOf } from '../../document/tree/findControl';
import { createDocument } from '../../document/formDocument';
import { outlineRows } from './outlineRows';

const input = (key: string) => createControl('input', () => key);
const inner = { ...createControl('card', () => 'inner'), list: [input('b')] };
const list = [{ ...createControl('card', () => 'card'), list: [input('a'), inner] }, input('c')];
const rows = (...closed: string[]) =>
  outlineRows(placesOf({ ...createDocument(), list }), new Set(closed)).map(({ key, level }) => `${level}${key}`);

test('G1.4 the outline shows controls at their level, and nothing inside closed containers', () => {
  expect(rows()).toEqual(['1card', '2a', '2inner', '3b', '1c']);
  expect(rows('inner')).toEqual(['1card', '2a', '2inner', '1c']);
  expect(rows('card')).toEqual(['1card', '1c']);
});
