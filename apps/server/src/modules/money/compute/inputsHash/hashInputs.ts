import { createHash, hash } from 'node:crypto';
import type { Month } from '../settleMonth';
import { canonicalJson } from './canonicalJson';

/**
 * SHA-256 in hex over all that a preview was computed from (money 4.8, MH1): the same inputs in any order give the same hash, and
 * settling is refused (1028004) once it differs. Keeps a fingerprint of each row, not the row.
 */
export function hashInputs({ terms, orders, submissions, adjustments }: Month): string {
  const whole = createHash('sha256').update(fingerprint(terms));
  for (const rows of [orders, submissions, adjustments]) {
    const prints = Array.from<unknown, string>(rows, fingerprint).sort();
    whole.update(`${prints.length}`);
    for (const print of prints) whole.update(print);
  }
  return whole.digest('hex');
}

const fingerprint = (value: unknown) => hash('sha256', canonicalJson(value), 'base64');
