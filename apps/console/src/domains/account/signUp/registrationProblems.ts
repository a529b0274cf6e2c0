import type { CountryCode } from '@backlot/i18n';
import type { TypedPhone } from '../../../kit/fields/wholePhone';

/** A registration as typed. */
export interface Registration {
  shopName: string;
  country: CountryCode;
  mobile: TypedPhone;
  email: string;
  account: string;
  password: string;
  repeat: string;
  agreed: boolean;
}

/** What keeps a registration from being sent: field → key of its words, in the order of the form. */
export function registrationProblems(typed: Registration): Partial<Record<keyof Registration, RegistrationProblem>> {
  return {
    ...(typed.shopName.trim() === '' && { shopName: 'shopNeeded' }),
    ...(typed.mobile.number.trim() === '' && { mobile: 'phoneNeeded' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed.email.trim()) && { email: 'emailWrong' }),
    ...(!/^[A-Za-z][A-Za-z0-9._-]{4,31}$/.test(typed.account.trim()) && { account: 'accountWrong' }),
    ...(typed.password.length < 8 && { password: 'passwordShort' }),
    ...(typed.repeat !== typed.password && { repeat: 'repeatWrong' }),
    ...(!typed.agreed && { agreed: 'agreeNeeded' }),
  };
}

/** Key of the sentence about a field. */
export type RegistrationProblem =
  | 'shopNeeded'
  | 'phoneNeeded'
  | 'emailWrong'
  | 'accountWrong'
  | 'passwordShort'
  | 'repeatWrong'
  | 'agreeNeeded';
