import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { askerOf, isTooMany } from './limits';
import { redeemProof } from './store';

/**
 * Uses up the proof that a call brought; answers whether it brought a right one. Where the captcha is on a call without is refused with
 * 1011010; where it is off nobody needs one, but who brings one is believed.
 */
export async function proveHuman({ config, database: { db } }: Services, proof: string | undefined, call: Call): Promise<boolean> {
  const isProven = Boolean(proof) && !(await isTooMany(db, 'verify', askerOf(call))) && (await redeemProof(db, proof ?? ''));
  if (config.captchaOpen && !isProven) throw new Refusal('captchaWrong');
  return isProven;
}
