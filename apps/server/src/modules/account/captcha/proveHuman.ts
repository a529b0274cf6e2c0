import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { askerOf, isTooMany } from './limits';
import { redeemProof } from './store';

/** Uses up the proof that a call brought; answers whether it brought a right one. */
export const isProvenHuman = async ({ database: { db } }: Services, proof: string | undefined, call: Call): Promise<boolean> =>
  proof !== undefined && proof !== '' && !(await isTooMany(db, 'verify', askerOf(call))) && redeemProof(db, proof);

/**
 * Where the captcha is on a call without a right proof is refused with 1011010; where it is off nobody needs one, but who brings one is
 * believed.
 */
export async function proveHuman(services: Services, proof: string | undefined, call: Call): Promise<boolean> {
  const isProven = await isProvenHuman(services, proof, call);
  if (services.config.captchaOpen && !isProven) throw new Refusal('captchaWrong');
  return isProven;
}
