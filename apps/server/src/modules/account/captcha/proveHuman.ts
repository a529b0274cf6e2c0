import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { askerOf, isTooMany } from './limits';
import { redeemProof } from './store';

/** Uses up the proof that a call brought, or refuses with 1011010. Asks for nothing where the captcha is off. */
export async function proveHuman({ config, database: { db } }: Services, proof: string | undefined, call: Call): Promise<void> {
  if (!config.captchaOpen) return;
  if (!proof || (await isTooMany(db, 'verify', askerOf(call))) || !(await redeemProof(db, proof))) throw new Refusal('captchaWrong');
}
