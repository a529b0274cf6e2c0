import type { Words } from '@backlot/contract';
import { sentences } from '../../../../http/answers/problemText';
import { refuseField } from '../../../../http/answers/refuseField';

const number = /^\+?[\d ()-]{6,32}$/;

const shapes: Readonly<Record<string, RegExp>> = {
  phone: number,
  whatsapp: number,
  viber: number,
  zalo: number,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  line: /^\S.{0,99}$/,
  wechat: /^\S.{0,99}$/,
  telegram: /^\S.{0,99}$/,
};

/** The value of a contact, refused when its kind is unknown or it has not the form of its kind; `at` goes before the names of the fields. */
export function checkContact({ contactType, contactValue }: { contactType: string; contactValue: string }, at = ''): string {
  const shape = shapes[contactType];
  if (!shape) throw refuseField(`${at}contactType`, sentences('notAllowed'));
  if (!shape.test(contactValue)) throw refuseField(`${at}contactValue`, wrong(contactType));
  return contactValue;
}

function wrong(contactType: string): Words {
  if (contactType === 'email') return sentences('email');
  if (shapes[contactType] === number)
    return {
      en: 'Enter a number such as +63 917 123 4567.',
      'zh-CN': '请填写号码，例如 +63 917 123 4567。',
      vn: 'Hãy nhập số, ví dụ +63 917 123 4567.',
    };
  return sentences('tooLong', 100);
}
