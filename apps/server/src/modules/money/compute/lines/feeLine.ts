import type { Amount } from '../amounts/amount';
import type { Submission, Terms } from '../inputs';
import type { Span } from '../monthSpan';
import type { Side } from '../sides';
import type { Line } from '../statement';
import { turnOf } from './turnOf';

/** The shooting fee that becomes due in the month, or its return when the fulfilment was undone after the lock (money 4.4, MS4). */
export function feeLine(submission: Submission, { terms, span, side }: { terms: Terms; span: Span; side: Side }): Line | null {
  const { fees, fulfilledTime, settledFee } = submission;
  const fee = fees && side.feeOf(fees);
  if (fee === null) return null;
  if (settledFee !== 0n) return fulfilledTime === null ? lineOf(submission, { type: 'CLAWBACK', amount: -settledFee, late: false }) : null;
  const turn = turnOf({ time: fulfilledTime, span, lockedUntil: terms.lockedUntil });
  return turn && lineOf(submission, { type: 'SHOOTING_FEE', amount: fee, late: turn === 'late' });
}

const lineOf = ({ id, revision }: Submission, line: { type: 'CLAWBACK' | 'SHOOTING_FEE'; amount: Amount; late: boolean }): Line => ({
  ...line,
  section: line.type === 'CLAWBACK' ? 'adjust' : 'commercial',
  ref: id,
  base: null,
  rate: null,
  paidBy: 'agency',
  revision,
  ruleVersion: null,
});
