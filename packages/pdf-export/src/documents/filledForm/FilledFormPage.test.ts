import { locales } from '@backlot/i18n';
import { describe, expect, test } from 'vitest';
import { filledFormText } from '../../fixtures/filledFormText';
import { formDesign, formValues } from '../../fixtures/filledForms';
import { countPictures, extractText, listFonts } from '../../fixtures/poppler';
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

test('a picture within rich text is printed where it stands', async () => {
  const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const print = (about: string) =>
    printItem(
      FilledFormPage,
      readFilledForm({
        title: 'x',
        design: { list: [{ type: 'editor', label: 'About', model: 'about' }] },
        values: { about },
        locale: 'en',
      }),
      'en',
    );
  const pdf = await print(`<p>Before <img src="${picture}" alt="The stage"> after</p>`);
  expect(extractText(pdf).replaceAll(/\s+/g, ' ')).toContain('Before The stage after');
  expect(countPictures(pdf)).toBe(1);
  expect(countPictures(await print('<p>Nothing</p>'))).toBe(0);
});

test('pictures in the rows of a batch print as their names', () => {
  const { items } = readFilledForm({
    title: 'x',
    design: {
      list: [
        {
          type: 'batch',
          label: 'Looks',
          model: 'rows',
          list: [
            { type: 'uploadImg', label: 'Photo', model: 'photo' },
            { type: 'switch', label: 'Sent', model: 'sent' },
          ],
        },
      ],
    },
    values: {
      rows: [
        {
          key: '1',
          photo: [
            { name: 'front.png', url: '/1' },
            { name: 'back.png', url: '/2' },
          ],
          sent: true,
        },
      ],
    },
    locale: 'en',
  });
  expect(items).toEqual([{ kind: 'table', label: 'Looks', columns: ['Photo', 'Sent'], rows: [['front.png, back.png', 'Yes']] }]);
});

test('hidden controls, buttons and unknown layouts print nothing; an unknown control prints its value', () => {
  const { items } = readFilledForm({
    title: 'x',
    design: {
      list: [
        { type: 'input', label: 'Hidden', model: 'a', options: { hidden: true } },
        { type: 'button', label: 'Send' },
        { type: 'signature', label: 'Signed by', model: 'b' },
        {
          type: 'tabs',
          columns: [{ list: [{ type: 'table', trs: [{ tds: [{ list: [{ type: 'input', label: 'Deep', model: 'c' }] }] }] }] }],
        },
      ],
    },
    values: { a: '1', b: 'Lan', c: '3' },
    locale: 'en',
  });
  expect(items).toEqual([
    { kind: 'field', label: 'Signed by', value: 'Lan', long: false },
    { kind: 'field', label: 'Deep', value: '3', long: false },
  ]);
});
