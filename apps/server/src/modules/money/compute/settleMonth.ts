import { createSettlement } from './createSettlement';
import type { Adjustment, OrderLine, Submission, Terms } from './inputs';
import type { Line, Statement } from './statement';

/** All that a month is computed from. */
export interface Month {
  terms: Terms;
  orders: Iterable<OrderLine>;
  submissions: Iterable<Submission>;
  adjustments: Iterable<Adjustment>;
}

/** A whole month in memory: each statement with its lines. For months that do not fit there is `createSettlement`. */
export function settleMonth({ terms, orders, submissions, adjustments }: Month): (Statement & { lines: Line[] })[] {
  const lines = new Map<string, Line[]>();
  const take = (beneficiaryId: string, line: Line) => {
    const own = lines.get(beneficiaryId);
    if (own) own.push(line);
    else lines.set(beneficiaryId, [line]);
  };
  const settlement = createSettlement(terms, { take });
  for (const line of orders) settlement.addOrder(line);
  for (const submission of submissions) settlement.addSubmission(submission);
  for (const adjustment of adjustments) settlement.addAdjustment(adjustment);
  return settlement.close().map((statement) => ({ ...statement, lines: lines.get(statement.beneficiaryId) ?? [] }));
}
