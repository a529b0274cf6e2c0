import type { Words } from '@backlot/contract';
import { Refusal } from './refusal';

/** Refuses one field with 1012001, in words that the reader understands. */
export const refuseField = (field: string, words: Words): Refusal =>
  new Refusal('invalidInput', { fields: words }, { fields: { [field]: words } });

/** What is wrong with an address of a page. */
export const notLink: Words = {
  en: 'Enter an address that begins with http:// or https://.',
  'zh-CN': '请填写以 http:// 或 https:// 开头的地址。',
  vn: 'Hãy nhập địa chỉ bắt đầu bằng http:// hoặc https://.',
};
