import type { Amount } from './amounts/amount';
import type { Percent } from './amounts/percent';

/** The sum of a statement that a line belongs to (money 4.6). */
export type Section = 'commercial' | 'teamLeader' | 'reward' | 'adjust';

/** A line of a statement. Amounts are whole units of the currency's last decimal. */
export interface Line {
  type: 'COMMISSION' | 'SHOOTING_FEE' | 'RULE_GMV' | 'RULE_COMMERCIAL' | 'REWARD' | 'CLAWBACK' | 'ADJUSTMENT';
  section: Section;
  /** Of the order line, the submission, the rule or the adjustment. */
  ref: string;
  base: Amount | null;
  rate: Percent | null;
  amount: Amount;
  /** What the platform pays is listed and adds nothing to the sums (money 4.2). */
  paidBy: 'agency' | 'platform';
  revision: number;
  /** It belongs to a month that was locked before it arrived (money 4.3.3). */
  late: boolean;
  ruleVersion: number | null;
}

/** What one beneficiary gets, or one merchant owes, for a month (money 4.6). Its lines go to whoever takes them. */
export interface Statement {
  beneficiaryId: string;
  teamLeaderAmount: Amount;
  commercialAmount: Amount;
  rewardAmount: Amount;
  adjustAmount: Amount;
  totalAmount: Amount;
  openingBalance: Amount;
  withholdingRate: Percent;
  withholdingAmount: Amount;
  payableAmount: Amount;
  carriedForward: Amount;
  gmv: Amount;
  teamLeaderOrderCount: number;
  commercialOrderCount: number;
}
