import type * as z from 'zod';
import type { Language, Sentences } from './language';

const words = {
  required: { 'zh-CN': '此项必填。', en: 'This is required.', vn: 'Mục này là bắt buộc.' },
  tooShort: { 'zh-CN': '至少 {n} 个字符。', en: 'At least {n} characters.', vn: 'Ít nhất {n} ký tự.' },
  tooLong: { 'zh-CN': '最多 {n} 个字符。', en: 'At most {n} characters.', vn: 'Tối đa {n} ký tự.' },
  tooFew: { 'zh-CN': '至少 {n} 项。', en: 'At least {n} of them.', vn: 'Ít nhất {n} mục.' },
  tooMany: { 'zh-CN': '最多 {n} 项。', en: 'At most {n} of them.', vn: 'Tối đa {n} mục.' },
  tooSmall: { 'zh-CN': '不能小于 {n}。', en: 'Not less than {n}.', vn: 'Không nhỏ hơn {n}.' },
  tooBig: { 'zh-CN': '不能大于 {n}。', en: 'Not more than {n}.', vn: 'Không lớn hơn {n}.' },
  future: { 'zh-CN': '日期不能晚于今天。', en: 'This day is in the future.', vn: 'Ngày này ở tương lai.' },
  notNumber: { 'zh-CN': '请填写数字。', en: 'This is not a number.', vn: 'Đây không phải là số.' },
  notWhole: { 'zh-CN': '请填写整数。', en: 'This is not a whole number.', vn: 'Đây không phải là số nguyên.' },
  notAllowed: { 'zh-CN': '此值不在可选范围内。', en: 'This is none of the choices.', vn: 'Giá trị này không có trong các lựa chọn.' },
  unknown: { 'zh-CN': '没有此字段。', en: 'There is no such field.', vn: 'Không có trường này.' },
  email: { 'zh-CN': '邮箱格式不正确。', en: 'This is not an e-mail address.', vn: 'Email không hợp lệ.' },
  form: { 'zh-CN': '格式不正确。', en: 'This does not have the right form.', vn: 'Không đúng định dạng.' },
  unstorable: { 'zh-CN': '含有无法保存的字符。', en: 'This has a character that cannot be stored.', vn: 'Có ký tự không lưu được.' },
} as const satisfies Record<string, Record<Language, string>>;

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a field, as a sentence in the caller's language (spec section 6). */
export function problemText(issue: Issue, language: Language): string {
  const [word, n] = problemOf(issue);
  return sentence(word, language, n);
}

/** A sentence of one kind of problem. */
export const sentence = (word: keyof typeof words, language: Language, n: number | bigint = 0): string => words[word][language].replace('{n}', String(n));

/** The same in every language, for refusals that a schema cannot tell. */
export const sentences = (word: keyof typeof words, n = 0): Sentences => ({ 'zh-CN': sentence(word, 'zh-CN', n), en: sentence(word, 'en', n), vn: sentence(word, 'vn', n) });

function problemOf(issue: Issue): [word: keyof typeof words, n?: number | bigint] {
  if (issue.code === 'unrecognized_keys') return ['unknown'];
  if (issue.input === undefined || issue.input === null) return ['required'];
  if (issue.code === 'too_small') return smallOf(String(issue['origin']), issue['minimum'] as number | bigint);
  if (issue.code === 'too_big') return [bigWords[String(issue['origin'])] ?? 'tooBig', issue['maximum'] as number | bigint];
  if (issue.code === 'invalid_type') return [typeWords[String(issue['expected'])] ?? 'form'];
  if (issue.code === 'invalid_union') return [takesNumbers(issue) ? 'notWhole' : 'notAllowed'];
  if (issue.code === 'invalid_value') return ['notAllowed'];
  return [issue.code === 'invalid_format' && issue['format'] === 'email' ? 'email' : 'form'];
}

/** Figures that come as numbers or as text, as those of a query do. */
const takesNumbers = ({ errors }: Issue): boolean => (errors as z.core.$ZodIssue[][]).flat().some((one) => one.code === 'invalid_type' && one.expected === 'number');

const smallOf = (origin: string, minimum: number | bigint): [word: keyof typeof words, n?: number | bigint] => {
  if (origin !== 'string' && origin !== 'array') return ['tooSmall', minimum];
  if (minimum <= 1) return ['required'];
  return [origin === 'string' ? 'tooShort' : 'tooFew', minimum];
};

const bigWords: Record<string, keyof typeof words> = { string: 'tooLong', array: 'tooMany', date: 'future' };
const typeWords: Record<string, keyof typeof words> = { number: 'notNumber', int: 'notWhole' };
