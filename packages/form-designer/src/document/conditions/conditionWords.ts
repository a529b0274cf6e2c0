import { defineStrings, type Locale, translator } from '@backlot/i18n';
import { type Condition, type Effect, isFieldTest } from './conditions';

const strings = defineStrings({
  en: {
    show: 'Shown when {when}',
    require: 'Required when {when}',
    enable: 'Enabled when {when}',
    equals: '“{field}” is “{value}”',
    differs: '“{field}” is not “{value}”',
    contains: '“{field}” contains “{value}”',
    lacks: '“{field}” does not contain “{value}”',
    greater: '“{field}” is greater than {value}',
    'at-least': '“{field}” is at least {value}',
    less: '“{field}” is less than {value}',
    'at-most': '“{field}” is at most {value}',
    filled: '“{field}” is filled in',
    empty: '“{field}” is empty',
    and: ' and ',
    or: ' or ',
    not: 'not ({when})',
    always: 'always',
  },
  'zh-CN': {
    show: '当{when}时显示',
    require: '当{when}时必填',
    enable: '当{when}时可用',
    equals: '“{field}”等于“{value}”',
    differs: '“{field}”不等于“{value}”',
    contains: '“{field}”包含“{value}”',
    lacks: '“{field}”不包含“{value}”',
    greater: '“{field}”大于 {value}',
    'at-least': '“{field}”不小于 {value}',
    less: '“{field}”小于 {value}',
    'at-most': '“{field}”不大于 {value}',
    filled: '“{field}”已填写',
    empty: '“{field}”为空',
    and: '且',
    or: '或',
    not: '非（{when}）',
    always: '任何情况',
  },
  vn: {
    show: 'Hiện khi {when}',
    require: 'Bắt buộc khi {when}',
    enable: 'Dùng được khi {when}',
    equals: '“{field}” là “{value}”',
    differs: '“{field}” khác “{value}”',
    contains: '“{field}” chứa “{value}”',
    lacks: '“{field}” không chứa “{value}”',
    greater: '“{field}” lớn hơn {value}',
    'at-least': '“{field}” ít nhất là {value}',
    less: '“{field}” nhỏ hơn {value}',
    'at-most': '“{field}” nhiều nhất là {value}',
    filled: '“{field}” đã được điền',
    empty: '“{field}” còn trống',
    and: ' và ',
    or: ' hoặc ',
    not: 'không phải ({when})',
    always: 'mọi trường hợp',
  },
});

interface Wording {
  readonly locale: Locale;
  /** Label of the field with a model. */
  labelOf(model: string): string;
}

/** A condition as a sentence: 'Shown when “Country” is “VN”'. */
export const describeCondition = ({ effect, condition, ...wording }: Wording & { effect: Effect; condition: Condition }): string =>
  translator(strings, wording.locale)(effect, { when: describe(condition, wording) });

function describe(condition: Condition, wording: Wording): string {
  const t = translator(strings, wording.locale);
  if (isFieldTest(condition)) return t(condition.is, { field: wording.labelOf(condition.field), value: textOf(condition.value) });
  if ('not' in condition) return t('not', { when: describe(condition.not, wording) });
  const [parts, joint] = 'all' in condition ? ([condition.all, t('and')] as const) : ([condition.any, t('or')] as const);
  if (parts.length === 0) return t('always');
  return parts.map((part) => (isFieldTest(part) || 'not' in part ? describe(part, wording) : `(${describe(part, wording)})`)).join(joint);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
