import { expect, test } from 'vitest';
import type { Control } from './control';
import { createControl } from './createControl';
import { createDocument } from './formDocument';
import { localiseControl, missingTranslations, withTranslation } from './translations';
import { translatablesOf } from './translatables';

const select = (): Control => createControl('select', () => 'select_1');

test('D9.1 a translated control reads in a language, the stored one stays as it was', () => {
  const stored = withTranslation(withTranslation(select(), { locale: 'en', id: 'label', text: 'Country' }), {
    locale: 'en',
    id: 'option.2',
    text: 'Vietnam',
  });
  const english = localiseControl(stored, 'en');
  expect(english.label).toBe('Country');
  expect(english.options?.options).toEqual([
    { value: '1', label: '下拉框1' },
    { value: '2', label: 'Vietnam' },
  ]);
  expect(stored.label).toBe('下拉选择器');
  expect(localiseControl(stored, 'vn')).toBe(stored);
  expect(localiseControl(stored, 'en')).toBe(english);
});

test('D9.1 taking the last translation away leaves no key behind', () => {
  const stored = withTranslation(select(), { locale: 'en', id: 'label', text: 'Country' });
  expect(JSON.stringify(withTranslation(stored, { locale: 'en', id: 'label', text: '' }))).toBe(JSON.stringify(select()));
});

test('D9.2 labels, placeholders, messages, choices with children and columns can be translated', () => {
  expect(translatablesOf(select()).map(({ id }) => id)).toEqual(['label', 'help', 'placeholder', 'rule.0', 'option.1', 'option.2']);
  expect(translatablesOf(createControl('cascader')).map(({ id }) => id)).toContain('option.11');
  expect(translatablesOf(createControl('tabs')).map(({ id }) => id)).toEqual(['label', 'column.1', 'column.2']);
});

test('D9.2 what is missing in a language is listed', () => {
  const document = { ...createDocument(), list: [withTranslation(select(), { locale: 'vn', id: 'label', text: 'Quốc gia' })] };
  expect(missingTranslations(document, 'vn').map(({ id }) => id)).toEqual(['placeholder', 'rule.0', 'option.1', 'option.2']);
});
