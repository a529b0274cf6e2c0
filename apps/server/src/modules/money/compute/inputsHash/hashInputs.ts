import { createHash } from 'node:crypto';
import type { Month } from '../settleMonth';
import { canonicalJson } from './canonicalJson';

/**
 * SHA-256 in hex over all that a preview was computed from (money 4.8, MH1): the same inputs in any order give the same hash, and
 * settling is refused (1028004) once it differs. Holds one text a row while it sorts them.
 */
export function hashInputs({ terms, orders, submissions, adjustments }: Month): string {
  const hash = createHash('sha256').update(canonicalJson(terms));
  for (const rows of [orders, submissions, adjustments]) {
    hash.update('\n\n');
    for (const row of Array.from<unknown, string>(rows, canonicalJson).sort()) hash.update(row).update('\n');
  }
  return hash.digest('hex');
}
