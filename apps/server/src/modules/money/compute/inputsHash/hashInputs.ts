import type { Month } from '../settleMonth';
import { createInputsHash } from './createInputsHash';

/**
 * SHA-256 in hex over all that a preview was computed from (money 4.8, MH1): the same inputs in any order give the same hash, and
 * settling is refused (1028004) once it differs.
 */
export function hashInputs({ terms, orders, submissions, adjustments }: Month): string {
  const inputs = createInputsHash(terms);
  for (const line of orders) inputs.add('orders', line);
  for (const submission of submissions) inputs.add('submissions', submission);
  for (const adjustment of adjustments) inputs.add('adjustments', adjustment);
  return inputs.digest();
}
