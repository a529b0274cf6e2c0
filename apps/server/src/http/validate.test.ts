import { wholeNumber } from '@backlot/contract';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Refusal } from './refusal';
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
  day: z.string().regex(/^\d{4}$/).optional(),
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
  [{ code: 7 }, 'code', 'This does not have the right form.'],
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
  [{ code: 'a', day: 'x' }, 'day', 'This does not have the right form.'],
  [{ code: 'a', extra: 1 }, 'extra', 'There is no such field.'],
  [{ code: 'a\0' }, 'code', 'This has a character that cannot be stored.'],
])('%j: %s: %s', (input, field, text) => {
  expect(refusalOf(input)).toEqual({ code: 1012001, fields: { [field]: text }, text });
});

test('every field is named beside the text, which says each sentence once in the language of the caller', () => {
  expect(refusalOf({ size: 'x', one: 1, two: 2 }, 'zh-CN')).toEqual({ code: 1012001, fields: { code: '此项必填。', size: '请填写数字。', one: '没有此字段。', two: '没有此字段。' }, text: '此项必填。 请填写数字。 没有此字段。' });
  expect(refusalOf({}, 'vn')?.text).toBe('Mục này là bắt buộc.');
});
