import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Control } from '../control';
import { createControl } from '../createControl';
import { describeExceededLimit, documentLimits, exceededLimit } from './exceededLimit';
import { createDocument, type FormDocument } from '../formDocument';
import { jsonExtent, jsonGrowth } from '../json/jsonExtent';
import { parseDocument } from './parseDocument';
import { scanJson } from '../json/scanJson';
import { serializeDocument } from './serializeDocument';
import { updateProperty } from '../tree/updateProperty';

const cards = (count: number): Control =>
  Array.from({ length: count }).reduce<Control>(
    (inner, _, index) => ({ ...createControl('card', () => `card_${index}`), list: [inner] }),
    createControl('input', () => 'input_1'),
  );
const formOf = (...list: Control[]): FormDocument => ({ ...createDocument(), list });
const isRead = (document: FormDocument, limits = {}) => parseDocument(serializeDocument(document), limits).ok;

test('D2.3 length and depth are those of the written text, told from an earlier one by what changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
      const [one, other] = [from, to].map((value) => JSON.stringify(value));
      expect(jsonExtent(to)).toEqual({ length: other?.length, depth: typeof to === 'object' ? scanJson(other ?? '').depth : 0 });
      expect(jsonGrowth(from, to).length).toBe((other?.length ?? 0) - (one?.length ?? 0));
      expect(Math.max(jsonExtent(from).depth, jsonGrowth(from, to).depth)).toBeGreaterThanOrEqual(jsonExtent(to).depth);
    }),
    { seed: 21, numRuns: 500 },
  );
});

test('D2.3 a form that was too deep is told to be read again once its containers are taken out', () => {
  const deep = formOf(cards(99), ...(cards(1).list ?? []));
  expect(exceededLimit(deep)).toBe('too-deep');
  const flat = { ...deep, list: deep.list.slice(1) };
  expect(exceededLimit(flat, { since: deep })).toBeUndefined();
  expect(exceededLimit({ ...flat, list: [...flat.list, cards(98)] }, { since: flat })).toBe('too-deep');
  expect(exceededLimit({ ...flat, list: [...flat.list, cards(97)] }, { since: flat })).toBeUndefined();
});

test('D2.3 containers are told to be too deep exactly where reading refuses them', () => {
  const depths = Array.from({ length: 15 }, (_, count) => formOf(cards(90 + count)));
  expect(depths.map((document) => exceededLimit(document) === undefined)).toEqual(depths.map((document) => isRead(document)));
  expect(depths.map((document) => exceededLimit(document) ?? 'read')).toEqual(expect.arrayContaining(['read', 'too-deep']));
});

test('D2.3 a text is told to be too large exactly where reading refuses it, by the limits of the host too', () => {
  const empty = formOf(createControl('input', () => 'input_1'));
  const filled = (length: number) =>
    updateProperty(empty, { key: 'input_1', path: 'help', value: 'x'.repeat(length - serializeDocument(empty).length) });
  for (const maxLength of [documentLimits.maxLength, 2000])
    for (const length of [maxLength - 1, maxLength]) {
      expect(exceededLimit(filled(length), { maxLength })).toBe(length < maxLength ? undefined : 'too-large');
      expect(isRead(filled(length), { maxLength })).toBe(length < maxLength);
    }
});

test('D2.3 a form of any depth is told without a stack overflow', () => {
  expect(exceededLimit(formOf(cards(20_000)), { maxDepth: 30_000 })).toBe('too-deep');
  const limits = { maxDepth: 50_000, maxLength: 100_000_000 };
  const deep = formOf(cards(20_000));
  expect(exceededLimit(deep, limits)).toBeUndefined();
  expect(exceededLimit(formOf(cards(20_001)), { ...limits, since: deep })).toBeUndefined();
});

test('D2.3 a refusal says in every language what to do', () => {
  expect(['en', 'zh-CN', 'vn'].map((locale) => describeExceededLimit('too-deep', locale as 'en'))).toEqual([
    expect.stringContaining('Choose a place further out'),
    expect.stringContaining('请放到更外层'),
    expect.stringContaining('Hãy đặt ở lớp ngoài hơn'),
  ]);
  expect(describeExceededLimit('too-large', 'en')).toContain('divide it into several forms');
});
