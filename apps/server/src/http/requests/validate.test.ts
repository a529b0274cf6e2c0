import { day, link, money, percent, wholeNumber } from '@backlot/contract';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Refusal } from '../answers/refusal';
import { validate } from './validate';

const schema = z.strictObject({
  code: z.string().min(1).max(5),
  word: z.string().min(3).optional(),
  size: z.coerce.number().int().min(1).max(9).optional(),
  kind: z.enum(['a', 'b']).optional(),
  states: z.array(z.coerce.number()).min(1).max(2).optional(),
  mail: z.email().optional(),
  page: wholeNumber(1, 9).optional(),
  sex: z.union([z.literal(1), z.literal(2)]).optional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  day: day().optional(),
  link: link().optional(),
  fee: money().optional(),
  share: percent().optional(),
});

const refusalOf = (input: unknown, language: 'zh-CN' | 'en' | 'vn' = 'en') => {
  try {
    validate(schema, input, language);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, fields: error.fields, text: error.params['fields'] };
    throw error;
  }
  return undefined;
};

test.each([
  [{}, 'code', 'This is required.'],
  [{ code: '' }, 'code', 'This is required.'],
  [{ code: null }, 'code', 'This is required.'],
  [{ code: 'abcdef' }, 'code', 'At most 5 characters.'],
  [{ code: 7 }, 'code', 'This is not text.'],
  [{ code: 'a', word: 'ab' }, 'word', 'At least 3 characters.'],
  [{ code: 'a', size: 'x' }, 'size', 'This is not a number.'],
  [{ code: 'a', size: 1.5 }, 'size', 'This is not a whole number.'],
  [{ code: 'a', size: 0 }, 'size', 'Not less than 1.'],
  [{ code: 'a', size: 10 }, 'size', 'Not more than 9.'],
  [{ code: 'a', page: 'x' }, 'page', 'This is not a whole number.'],
  [{ code: 'a', page: '0' }, 'page', 'Not less than 1.'],
  [{ code: 'a', sex: 3 }, 'sex', 'This is none of the choices.'],
  [{ code: 'a', kind: 'c' }, 'kind', 'This is none of the choices.'],
  [{ code: 'a', states: ['x'] }, 'states.0', 'This is not a number.'],
  [{ code: 'a', states: [] }, 'states', 'This is required.'],
  [{ code: 'a', states: [1, 2, 3] }, 'states', 'At most 2 of them.'],
  [{ code: 'a', mail: 'x' }, 'mail', 'This is not an e-mail address.'],
  [{ code: 'a', year: 'x' }, 'year', 'This does not have the right form.'],
  [{ code: 'a', day: '2026-02-29' }, 'day', 'Enter a day that exists, like 2026-11-22.'],
  [{ code: 'a', link: '' }, 'link', 'The link must not be empty.'],
  [{ code: 'a', link: 'shop.example' }, 'link', 'Enter an address that begins with http:// or https://.'],
  [{ code: 'a', fee: '1.234' }, 'fee', 'Enter an amount with at most two decimals, like 1250.50.'],
  [{ code: 'a', share: '1.234' }, 'share', 'Enter a percentage from 0 to 100 with at most two decimals.'],
  [{ code: 'a', share: '100.01' }, 'share', 'Not more than 100.'],
  [{ code: 'a', extra: 1 }, 'extra', 'There is no such field.'],
  [{ code: 'a\0' }, 'code', 'This has a character that cannot be stored.'],
])('%j: %s: %s', (input, field, text) => {
  expect(refusalOf(input)).toEqual({ code: 1012001, fields: { [field]: text }, text });
});

test('every field is named beside the text, which says each sentence once in the language of the caller', () => {
  expect(refusalOf({ size: 'x', one: 1, two: 2 }, 'zh-CN')).toEqual({
    code: 1012001,
    fields: { code: '此项必填。', size: '请填写数字。', one: '没有此字段。', two: '没有此字段。' },
    text: '此项必填。 请填写数字。 没有此字段。',
  });
  expect(refusalOf({}, 'vn')?.text).toBe('Mục này là bắt buộc.');
  expect((['zh-CN', 'vn'] as const).map((language) => refusalOf({ code: 'a', link: '' }, language)?.text)).toEqual([
    '链接不能为空。',
    'Liên kết không được để trống.',
  ]);
});
