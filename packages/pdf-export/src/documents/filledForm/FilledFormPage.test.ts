import { locales } from '@backlot/i18n';
import { describe, expect, test } from 'vitest';
import { filledFormText } from '../../fixtures/filledFormText';
import { formDesign, formValues } from '../../fixtures/filledForms';
import { extractText, listFonts } from '../../fixtures/poppler';
import { printItem } from '../../fixtures/printItem';
import { FilledFormPage } from './FilledFormPage';
import { readFilledForm } from './readFilledForm';

const solid = (text: string) => text.replace(/\s/g, '');

describe.each(locales)('a filled form in %s', (locale) => {
  test('prints labels and entered values in the order of the design', async () => {
    const form = readFilledForm({ title: 'สมชาย ใจดี', code: 'F-7', design: formDesign(locale), values: formValues, locale });
    const pdf = await printItem(FilledFormPage, form, locale);
    expect(solid(extractText(pdf))).toBe(solid(filledFormText(locale)));
    expect(listFonts(pdf).filter((font) => font.isEmbedded).length).toBeLessThanOrEqual(3);
  });
});

test('hidden controls, buttons and unknown layouts print nothing; an unknown control prints its value', () => {
  const { items } = readFilledForm({
    title: 'x',
    design: { list: [
      { type: 'input', label: 'Hidden', model: 'a', options: { hidden: true } },
      { type: 'button', label: 'Send' },
      { type: 'signature', label: 'Signed by', model: 'b' },
      { type: 'tabs', columns: [{ list: [{ type: 'table', trs: [{ tds: [{ list: [{ type: 'input', label: 'Deep', model: 'c' }] }] }] }] }] },
    ] },
    values: { a: '1', b: 'Lan', c: '3' },
    locale: 'en',
  });
  expect(items).toEqual([
    { kind: 'field', label: 'Signed by', value: 'Lan', long: false },
    { kind: 'field', label: 'Deep', value: '3', long: false },
  ]);
});
