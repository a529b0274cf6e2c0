import type { Amount } from './amounts/amount';
import type { Adjustment, OrderLine, Submission, Terms } from './inputs';
import { feeLine } from './lines/feeLine';
import { orderEntry } from './lines/orderEntry';
import { turnOf } from './lines/turnOf';
import { monthSpan } from './monthSpan';
import { createRuleTally } from './rules/createRuleTally';
import { ruleGmv } from './rules/ruleGmv';
import { sides } from './sides';
import type { Line, Statement } from './statement';
import { statementOf } from './statementOf';
import { addLine, createTally, type Tally } from './tally';

/** A month on its way: add everything once, in any order, then close it. */
export interface Settlement {
  addOrder: (line: OrderLine) => void;
  addSubmission: (submission: Submission) => void;
  addAdjustment: (adjustment: Adjustment) => void;
  /** The rules' lines follow, then the statements, in the order in which beneficiaries first appeared. */
  close: () => Statement[];
}

/** What counted of an order line: its base, or the difference to what was locked of it, and the part of the dimension. */
export interface Counted {
  base: Amount;
  amount: Amount;
}

interface Taker {
  take: (beneficiaryId: string, line: Line) => void;
  /** Told of every order line that counts, also where it gives no line of a statement: what the lock has to remember of it. */
  count?: (line: OrderLine, counted: Counted) => void;
  /** Told of every submission that counts or gives a line. */
  countPlace?: (submission: Submission) => void;
}

/**
 * Settles one month of one dimension and country without keeping what comes in or goes out: each line is handed to `take` at once
 * (MP1). No database, no clock: the same inputs give the same statements, in whatever order they come (MS7).
 */
export function createSettlement(terms: Terms, { take, count, countPlace }: Taker): Settlement {
  const place = { terms, span: monthSpan(terms), side: sides[terms.dimension] };
  const rules = createRuleTally(terms);
  const tallies = new Map<string, Tally>();

  const tallyOf = (beneficiaryId: string): Tally => {
    let tally = tallies.get(beneficiaryId);
    if (!tally) tallies.set(beneficiaryId, (tally = createTally(beneficiaryId)));
    return tally;
  };
  const put = (tally: Tally, line: Line | null) => {
    if (!line) return;
    addLine(tally, line);
    take(tally.beneficiaryId, line);
  };

  return {
    addOrder(line) {
      const beneficiaryId = place.side.beneficiaryOf(line);
      if (beneficiaryId === null) return;
      const tally = tallyOf(beneficiaryId);
      const entry = orderEntry(line, place);
      if (!entry) return;
      const { kind, id } = line.workOrder;
      tally.gmv += entry.base;
      if (entry.isNew) tally.orders[kind].add(line.orderNo);
      rules.measureSold(
        { beneficiaryId, workOrderId: id },
        { gmv: entry.base, ruleGmv: ruleGmv({ entry, kind, dimension: terms.dimension }) },
      );
      count?.(line, { base: entry.base, amount: entry.line?.amount ?? 0n });
      put(tally, entry.line);
    },

    addSubmission(submission) {
      const beneficiaryId = place.side.beneficiaryOf(submission);
      if (beneficiaryId === null) return;
      const tally = tallyOf(beneficiaryId);
      const line = feeLine(submission, place);
      const { kind, id } = submission.workOrder;
      const isOfMonth = turnOf({ time: submission.fulfilledTime, span: place.span, lockedUntil: null }) !== null;
      if (kind === 'commercial' && (isOfMonth || line?.late)) tally.fulfilled += 1;
      if (isOfMonth) rules.measureFulfilled({ beneficiaryId, workOrderId: id }, { kind, count: 1n, fees: submission.fees?.creator ?? 0n });
      if (isOfMonth || line) countPlace?.(submission);
      put(tally, line);
    },

    addAdjustment({ id, beneficiaryId, amount }) {
      put(tallyOf(beneficiaryId), {
        type: 'ADJUSTMENT',
        section: 'adjust',
        ref: id,
        base: null,
        rate: null,
        amount,
        paidBy: 'agency',
        revision: 0,
        late: false,
        ruleVersion: null,
      });
    },

    close() {
      for (const beneficiaryId of terms.openingBalances.keys()) tallyOf(beneficiaryId);
      for (const tally of tallies.values()) for (const line of rules.linesOf(tally.beneficiaryId)) put(tally, line);
      return [...tallies.values()].map((tally) => statementOf({ tally, terms })).filter((statement) => statement !== null);
    },
  };
}
