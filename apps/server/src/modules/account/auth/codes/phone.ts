import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';
import { Refusal } from '../../../../http/answers/refusal';

const dialCodes = new Set(['63', '60', '66', '84', '65', '62']);

/** A phone of one of the six countries in E.164; a number without a dial code is read as one of `country`. */
export function readPhone(typed: string, country?: CountryCode): string | undefined {
  const phone = parsePhoneNumber(typed, country);
  return phone?.isPossible() && dialCodes.has(phone.countryCallingCode) ? phone.number : undefined;
}

const unreadable = {
  en: 'Enter a phone number with its country code, for example +63 917 123 4567.',
  'zh-CN': '请输入带国家代码的手机号，例如 +63 917 123 4567。',
  vn: 'Nhập số điện thoại kèm mã quốc gia, ví dụ +63 917 123 4567.',
};

/** The phone in E.164, or 1012001 on the field, `mobile` unless another is named. */
export function phoneOrRefuse(typed: string, language: keyof typeof unreadable, country?: CountryCode, field = 'mobile'): string {
  const phone = readPhone(typed, country);
  if (phone) return phone;
  const message = unreadable[language];
  throw new Refusal('invalidInput', { fields: message }, { fields: { [field]: message } });
}
