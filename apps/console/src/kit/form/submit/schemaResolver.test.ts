import { day, link, money, pastDay, percent, textForms } from '@backlot/contract';
import { translator } from '@backlot/i18n';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { schemaResolver } from './schemaResolver';
import { problemStrings } from '../strings';

const born = z.strictObject({ born: pastDay() });
const schema = z.strictObject({
  name: z.string().trim().min(1).max(5),
  sort: z.number().min(1).max(1000),
  email: z.email().optional(),
  code: z.string().regex(/^[a-z]+$/),
});
const check = async (values: object, locale: 'en' | 'zh-CN' | 'vn' = 'en') => {
  const resolver = schemaResolver(schema, translator(problemStrings, locale));
  const { errors } = await resolver(values as never, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, (error as { message: string }).message]));
};

test('good values pass, and empty optional text is left out', async () => {
  expect(await check({ name: 'a', sort: 5, code: 'x', email: '' })).toEqual({});
});

test('problems are worded in the language of the reader', async () => {
  const bad = { name: 'abcdef', sort: 0, code: 'A1', email: 'nobody' };
  expect(await check(bad)).toEqual({
    name: 'At most 5 characters',
    sort: 'At least 1',
    code: 'This does not have the right form',
    email: 'This is not an e-mail address',
  });
  expect(await check(bad, 'zh-CN')).toMatchObject({ name: '最多 5 个字符', email: '邮箱格式不正确' });
});

test('a missing value is required, whatever its kind', async () => {
  expect(await check({ name: '  ', code: '' }, 'vn')).toEqual({ name: 'Bắt buộc', sort: 'Bắt buộc', code: 'Bắt buộc' });
});

test('a problem inside a list of rows stands at its row, and empty text of a row is left out', async () => {
  const rows = z.strictObject({
    contacts: z.array(z.strictObject({ value: z.string().min(1), note: z.string().min(2).optional() })).min(1),
  });
  const resolver = schemaResolver(rows, translator(problemStrings, 'en'));
  const ask = (contacts: object[]) => resolver({ contacts } as never, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect((await ask([{ value: 'a', note: '' }])).errors).toEqual({});
  expect((await ask([{ value: 'a' }, { value: '' }])).errors).toMatchObject({ contacts: [undefined, { value: { message: 'Required' } }] });
  expect((await ask([])).errors).toMatchObject({ contacts: { message: 'Required' } });
});

test('a day in the future is said as such', async () => {
  const resolver = schemaResolver(born, translator(problemStrings, 'zh-CN'));
  const { errors } = await resolver({ born: '2990-02-03' } as never, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toMatchObject({ born: { message: '日期不能晚于今天' } });
});

test('a form that was missed is said as what to type', async () => {
  const offer = z.strictObject({ page: link(), from: day(), fee: money(), share: percent(), most: percent() });
  const wrong = { page: 'shop.example', from: '2026-02-29', fee: '1.234', share: '1,5', most: '101' };
  const ask = async (locale: 'en' | 'zh-CN' | 'vn') => {
    const { errors } = await schemaResolver(offer, translator(problemStrings, locale))(wrong as never, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    return Object.values(errors).map((error) => (error as { message: string }).message);
  };
  expect(await ask('en')).toEqual([
    'Enter an address that begins with http:// or https://',
    'Enter a day that exists',
    'An amount with at most two decimals, like 1250.50',
    '0 to 100 with at most two decimals',
    'At most 100',
  ]);
  for (const locale of ['zh-CN', 'vn'] as const) expect(new Set(await ask(locale)).size).toBe(5);
  expect(textForms.map((form) => translator(problemStrings, 'vn')(form))).not.toContain(translator(problemStrings, 'vn')('format'));
});
