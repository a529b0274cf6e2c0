import type { TextForm, Words } from '@backlot/contract';
import type * as z from 'zod';
import type { Language } from '../../db/Language';
import { notLink } from './refuseField';

/** What to type, for each form that the contract asks text to have, and for those of zod that it uses. */
const forms = {
  id: { en: 'Enter an id: digits only.', 'zh-CN': '请填写由数字组成的编号。', vn: 'Hãy nhập mã chỉ gồm chữ số.' },
  line: {
    en: 'Enter one line, without line breaks or control characters.',
    'zh-CN': '请填写一行文字，不要换行。',
    vn: 'Hãy nhập một dòng, không xuống dòng.',
  },
  lines: {
    en: 'Take out the invisible control characters.',
    'zh-CN': '含有不可见的控制字符，请删除。',
    vn: 'Hãy bỏ các ký tự điều khiển ẩn.',
  },
  time: {
    en: 'Enter a day and time that exist, like 2026-11-22 18:30:00.',
    'zh-CN': '请填写存在的时间，例如 2026-11-22 18:30:00。',
    vn: 'Hãy nhập ngày giờ có thật, ví dụ 2026-11-22 18:30:00.',
  },
  day: {
    en: 'Enter a day that exists, like 2026-11-22.',
    'zh-CN': '请填写存在的日期，例如 2026-11-22。',
    vn: 'Hãy nhập ngày có thật, ví dụ 2026-11-22.',
  },
  month: {
    en: 'Enter a month, like 2026-10.',
    'zh-CN': '请填写月份，例如 2026-10。',
    vn: 'Hãy nhập tháng, ví dụ 2026-10.',
  },
  signedAmount: {
    en: 'Enter an amount, below 0 if need be, with at most two decimals, like -120.50.',
    'zh-CN': '请填写金额，可为负，最多两位小数，例如 -120.50。',
    vn: 'Hãy nhập số tiền, có thể âm, tối đa hai số lẻ, ví dụ -120.50.',
  },
  rate: {
    en: 'Enter a rate above 0 with at most eight decimals, like 0.0172.',
    'zh-CN': '请填写大于 0 的汇率，最多八位小数，例如 0.0172。',
    vn: 'Hãy nhập tỷ giá lớn hơn 0, tối đa tám số lẻ, ví dụ 0.0172.',
  },
  bankAccount: {
    en: 'Enter 4 to 40 letters, digits, spaces or hyphens.',
    'zh-CN': '请填写 4-40 位账号：字母、数字、空格或短横线。',
    vn: 'Hãy nhập 4-40 chữ cái, chữ số, dấu cách hoặc gạch nối.',
  },
  hash: {
    en: 'Send the hash as it was given: 64 hexadecimal digits.',
    'zh-CN': '请原样填写 64 位十六进制校验值。',
    vn: 'Hãy gửi đúng mã kiểm tra đã nhận: 64 chữ số thập lục phân.',
  },
  amount: {
    en: 'Enter an amount with at most two decimals, like 1250.50.',
    'zh-CN': '请填写金额，最多两位小数，例如 1250.50。',
    vn: 'Hãy nhập số tiền, tối đa hai số lẻ, ví dụ 1250.50.',
  },
  percent: {
    en: 'Enter a percentage from 0 to 100 with at most two decimals.',
    'zh-CN': '请填写 0 到 100 的百分比，最多两位小数。',
    vn: 'Hãy nhập tỷ lệ từ 0 đến 100, tối đa hai số lẻ.',
  },
  link: notLink,
  phone: {
    en: 'Enter a phone number with its country code, like +639171234567.',
    'zh-CN': '请填写带国家代码的电话号码，例如 +639171234567。',
    vn: 'Hãy nhập số điện thoại kèm mã quốc gia, ví dụ +639171234567.',
  },
  account: {
    en: 'Begin with a letter: 5 to 32 letters, digits, dots, underscores or hyphens.',
    'zh-CN': '账号须以字母开头，为 5-32 位字母、数字、点、下划线或短横线。',
    vn: 'Hãy bắt đầu bằng chữ cái: 5-32 chữ cái, chữ số, dấu chấm, gạch dưới hoặc gạch nối.',
  },
  sixDigits: { en: 'Enter the 6 digits.', 'zh-CN': '请填写 6 位数字。', vn: 'Hãy nhập 6 chữ số.' },
  secondFactor: {
    en: 'Enter the 6 digits or a recovery code.',
    'zh-CN': '请填写 6 位验证码或恢复码。',
    vn: 'Hãy nhập 6 chữ số hoặc mã khôi phục.',
  },
  configCode: {
    en: 'Begin with a capital letter: 2 to 64 capital letters, digits or underscores.',
    'zh-CN': '编码须以大写字母开头，为 2-64 位大写字母、数字或下划线。',
    vn: 'Hãy bắt đầu bằng chữ hoa: 2-64 chữ hoa, chữ số hoặc gạch dưới.',
  },
  settingKey: {
    en: 'Begin with a letter: up to 80 letters, digits, dots, colons, underscores or hyphens.',
    'zh-CN': '名称须以字母开头，最多 80 位字母、数字、点、冒号、下划线或短横线。',
    vn: 'Hãy bắt đầu bằng chữ cái: tối đa 80 chữ cái, chữ số, dấu chấm, hai chấm, gạch dưới hoặc gạch nối.',
  },
  email: { en: 'This is not an e-mail address.', 'zh-CN': '邮箱格式不正确。', vn: 'Email không hợp lệ.' },
  uuid: { en: 'This is not a UUID.', 'zh-CN': '请填写通用唯一标识符。', vn: 'Đây không phải là UUID hợp lệ.' },
} as const satisfies Record<TextForm | 'email' | 'uuid', Record<Language, string>>;

const isForm = (format: string): format is keyof typeof forms => Object.hasOwn(forms, format);

const words = {
  ...forms,
  required: { en: 'This is required.', 'zh-CN': '此项必填。', vn: 'Mục này là bắt buộc.' },
  linkEmpty: { en: 'The link must not be empty.', 'zh-CN': '链接不能为空。', vn: 'Liên kết không được để trống.' },
  tooShort: { en: 'At least {n} characters.', 'zh-CN': '至少 {n} 个字符。', vn: 'Ít nhất {n} ký tự.' },
  tooLong: { en: 'At most {n} characters.', 'zh-CN': '最多 {n} 个字符。', vn: 'Tối đa {n} ký tự.' },
  tooFew: { en: 'At least {n} of them.', 'zh-CN': '至少 {n} 项。', vn: 'Ít nhất {n} mục.' },
  tooMany: { en: 'At most {n} of them.', 'zh-CN': '最多 {n} 项。', vn: 'Tối đa {n} mục.' },
  tooSmall: { en: 'Not less than {n}.', 'zh-CN': '不能小于 {n}。', vn: 'Không nhỏ hơn {n}.' },
  tooBig: { en: 'Not more than {n}.', 'zh-CN': '不能大于 {n}。', vn: 'Không lớn hơn {n}.' },
  future: { en: 'This day is in the future.', 'zh-CN': '日期不能晚于今天。', vn: 'Ngày này ở tương lai.' },
  tooEarly: { en: 'Not before {n}.', 'zh-CN': '日期不能早于 {n}。', vn: 'Không trước ngày {n}.' },
  notText: { en: 'This is not text.', 'zh-CN': '请填写文字。', vn: 'Đây không phải là văn bản.' },
  notList: { en: 'This is not a list.', 'zh-CN': '此项应为列表。', vn: 'Đây không phải là danh sách.' },
  notFields: { en: 'This is not a set of fields.', 'zh-CN': '此项应为一组字段。', vn: 'Đây không phải là một nhóm trường.' },
  notYesNo: { en: 'This is neither true nor false.', 'zh-CN': '请填写是或否。', vn: 'Đây không phải là đúng hoặc sai.' },
  notNumber: { en: 'This is not a number.', 'zh-CN': '请填写数字。', vn: 'Đây không phải là số.' },
  notWhole: { en: 'This is not a whole number.', 'zh-CN': '请填写整数。', vn: 'Đây không phải là số nguyên.' },
  notAllowed: { en: 'This is none of the choices.', 'zh-CN': '此值不在可选范围内。', vn: 'Giá trị này không có trong các lựa chọn.' },
  unknown: { en: 'There is no such field.', 'zh-CN': '没有此字段。', vn: 'Không có trường này.' },
  form: { en: 'This does not have the right form.', 'zh-CN': '格式不正确。', vn: 'Không đúng định dạng.' },
  unstorable: { en: 'This has a character that cannot be stored.', 'zh-CN': '含有无法保存的字符。', vn: 'Có ký tự không lưu được.' },
} as const satisfies Record<string, Record<Language, string>>;

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a field, as a sentence in the caller's language (spec section 6). */
export function problemText(issue: Issue, language: Language): string {
  const [word, n] = problemOf(issue);
  return sentence(word, language, n);
}

/** A sentence of one kind of problem. */
export const sentence = (word: keyof typeof words, language: Language, n: Limit = 0): string =>
  words[word][language].replace('{n}', String(n));

/** The same in every language, for refusals that a schema cannot tell. */
export const sentences = (word: keyof typeof words, n = 0): Words => ({
  en: sentence(word, 'en', n),
  'zh-CN': sentence(word, 'zh-CN', n),
  vn: sentence(word, 'vn', n),
});

type Limit = number | bigint | string;

function problemOf(issue: Issue): [word: keyof typeof words, n?: Limit] {
  if (issue.code === 'unrecognized_keys') return ['unknown'];
  if (issue.input === undefined || issue.input === null) return ['required'];
  if (issue.code === 'too_small') return smallOf(String(issue['origin']), issue['minimum'] as number | bigint);
  if (issue.code === 'too_big') return [bigWords[String(issue['origin'])] ?? 'tooBig', issue['maximum'] as number | bigint];
  if (issue.code === 'invalid_type') return [typeWords[String(issue['expected'])] ?? 'form'];
  if (issue.code === 'invalid_union') return [takesNumbers(issue) ? 'notWhole' : 'notAllowed'];
  if (issue.code === 'invalid_value') return ['notAllowed'];
  const format = String(issue['format']);
  if (format === 'link' && issue.input === '') return ['linkEmpty'];
  return [isForm(format) ? format : 'form'];
}

/** Figures that come as numbers or as text, as those of a query do. */
const takesNumbers = ({ errors }: Issue): boolean =>
  (errors as z.core.$ZodIssue[][]).flat().some((one) => one.code === 'invalid_type' && one.expected === 'number');

const smallOf = (origin: string, minimum: number | bigint): [word: keyof typeof words, n?: Limit] => {
  if (origin === 'date') return ['tooEarly', new Date(Number(minimum)).toISOString().slice(0, 10)];
  if (origin !== 'string' && origin !== 'array') return ['tooSmall', minimum];
  if (minimum <= 1) return ['required'];
  return [origin === 'string' ? 'tooShort' : 'tooFew', minimum];
};

const bigWords: Record<string, keyof typeof words> = { string: 'tooLong', array: 'tooMany', date: 'future' };
const typeWords: Record<string, keyof typeof words> = {
  number: 'notNumber',
  int: 'notWhole',
  string: 'notText',
  array: 'notList',
  object: 'notFields',
  record: 'notFields',
  boolean: 'notYesNo',
};
