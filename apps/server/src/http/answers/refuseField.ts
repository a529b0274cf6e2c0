import type { Sentences } from '../Sentences';
import { Refusal } from './refusal';

/** Refuses one field with 1012001, in words that the reader understands. */
export const refuseField = (field: string, words: Sentences): Refusal =>
  new Refusal('invalidInput', { fields: words }, { fields: { [field]: words } });

/** What is wrong with an address of a page. */
export const notLink: Sentences = {
  'zh-CN': '请填写以 http:// 或 https:// 开头的地址。',
  en: 'Enter an address that begins with http:// or https://.',
  vn: 'Hãy nhập địa chỉ bắt đầu bằng http:// hoặc https://.',
};
