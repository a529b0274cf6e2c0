import { defineStrings } from '@backlot/i18n';

export const problemStrings = defineStrings({
  en: {
    required: 'Required',
    tooLong: 'At most {max} characters',
    tooShort: 'At least {min} characters',
    tooBig: 'At most {max}',
    tooSmall: 'At least {min}',
    future: 'This day is in the future',
    email: 'This is not an e-mail address',
    format: 'This does not have the right form',
  },
  'zh-CN': {
    required: '必填项',
    tooLong: '最多 {max} 个字符',
    tooShort: '至少 {min} 个字符',
    tooBig: '不能大于 {max}',
    tooSmall: '不能小于 {min}',
    future: '日期不能晚于今天',
    email: '邮箱格式不正确',
    format: '格式不正确',
  },
  vn: {
    required: 'Bắt buộc',
    tooLong: 'Tối đa {max} ký tự',
    tooShort: 'Ít nhất {min} ký tự',
    tooBig: 'Không lớn hơn {max}',
    tooSmall: 'Không nhỏ hơn {min}',
    future: 'Ngày này ở tương lai',
    email: 'Email không hợp lệ',
    format: 'Không đúng định dạng',
  },
});

export type ProblemKey = keyof (typeof problemStrings)['messages']['en'];
