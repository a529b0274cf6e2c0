import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../../../../http/answers/refusal';

/** The 3000 most used passwords that are long enough to be allowed at all; the list is ordered by use. */
const common = new Set(dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, 3000));

/** Refuses with 1011013 a password that everybody tries first, or that repeats the account. */
export function refuseWeak({ password, account, field = 'password' }: { password: string; account: string; field?: string }): void {
  const bare = password.toLowerCase();
  if (common.has(bare) || common.has(bare.replace(/[\d!.?]{1,4}$/, '')) || bare === account.toLowerCase() || new Set(bare).size < 4) {
    throw new Refusal('passwordWeak', {}, { field });
  }
}
