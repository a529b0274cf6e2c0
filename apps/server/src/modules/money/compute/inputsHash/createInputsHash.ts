import { createHash, hash } from 'node:crypto';
import type { Adjustment, OrderLine, Submission, Terms } from '../inputs';
import { canonicalJson } from './canonicalJson';

interface Rows {
  orders: OrderLine;
  submissions: Submission;
  adjustments: Adjustment;
}

/** The hash of a month on its way: add everything once, in any order (MH1). */
export interface InputsHash {
  add: <Kind extends keyof Rows>(kind: Kind, row: Rows[Kind]) => void;
  /** SHA-256 in hex. */
  digest: () => string;
}

/**
 * Keeps a fingerprint of each row, not the row. The cut-off counts by what it takes: a later one that takes the same refunds changes
 * nothing (domain/money 4.10.2).
 */
export function createInputsHash({ cutoff, ...terms }: Terms): InputsHash {
  const prints: Record<keyof Rows, string[]> = { orders: [], submissions: [], adjustments: [] };
  return {
    add: (kind, row) => void prints[kind].push(fingerprint('refunds' in row ? taken(row, cutoff) : row)),
    digest() {
      const whole = createHash('sha256').update(fingerprint(terms));
      for (const kind of ['orders', 'submissions', 'adjustments'] as const) {
        whole.update(`${prints[kind].length}`);
        for (const print of prints[kind].sort()) whole.update(print);
      }
      return whole.digest('hex');
    },
  };
}

const taken = (line: OrderLine, cutoff: number | null): OrderLine =>
  cutoff === null ? line : { ...line, refunds: line.refunds.filter(({ time }) => time <= cutoff) };

const fingerprint = (value: unknown) => hash('sha256', canonicalJson(value), 'base64');
