import type { DictionaryCode } from '../lookUp';
import { toText } from '../toText';

/** One line of a statement. Money is a decimal string, `rate` percent, times are UTC `YYYY-MM-DD HH:mm:ss`. */
export interface StatementLineRecord {
  /** 1 commission, 2 shooting fee, 3 GMV rule, 4 commercial rule, 5 reward, 6 clawback, 7 adjustment by hand. */
  lineType: number;
  section: 'commercial' | 'teamLeader' | 'reward' | 'adjust';
  base?: string | null;
  rate?: string | null;
  amount: string;
  ruleVersion?: number | null;
  /** 1 paid by the platform: listed, adds nothing. */
  payBy?: number | null;
  late?: boolean;
  orderNo?: string | null;
  /** Which line of the order. */
  lineNo?: number | null;
  /** The place of a creator in a work order that a fee is for. */
  submissionNo?: string | null;
  goodsName?: string | null;
  upName?: string | null;
  workOrderNo?: string | null;
  ruleName?: string | null;
  /** Why it was corrected by hand: `order_canceled`, `fraud`, … */
  reasonCode?: string | null;
  reason?: string | null;
  time?: string | null;
}

/** A settlement statement: what somebody earned or owes in a month, line by line, and how the sum comes about. */
export interface StatementRecord {
  batchNo: string;
  /** `YYYY-MM`, in the time zone of the country. */
  settleMonth: string;
  /** 1 BD, 2 team leader, 3 merchant, 4 creator. */
  settleDimension: number;
  country: string;
  currency: string;
  timeZone: string;
  cutoffTime?: string | null;
  beneficiaryName: string;
  /** Where it is paid to, masked. */
  payee?: string | null;
  commercialAmount: string;
  teamLeaderAmount: string;
  rewardAmount: string;
  adjustAmount: string;
  totalAmount: string;
  openingBalance: string;
  withholdingRate: string;
  withholdingAmount: string;
  payableAmount: string;
  carriedForward: string;
  gmv: string;
  refundAmount: string;
  commercialOrderCount: number;
  teamLeaderOrderCount: number;
  /** 1 pending payment, 2 paid, 3 paying, 4 failed, 5 carried forward. */
  payStatus: number;
  payNo?: string | null;
  /** 1 bank, 2 wallet, 3 a record of what was paid elsewhere. */
  payMethod?: number | null;
  payTime?: string | null;
  /** The number of whoever made the payment. */
  providerNo?: string | null;
  /** Name of the file that proves the payment. */
  voucher?: string | null;
  lines: readonly StatementLineRecord[];
  /** Lines beyond those listed, with what they add. */
  rest?: { count: number; amount: string } | null;
  /** What happened to it, worded. */
  history?: readonly { time: string; what: string; who: string }[];
  /** When all of this was read. */
  dataTime: string;
}

/** The dictionary codes a statement refers to. */
export const statementCodes = ({ country }: StatementRecord): DictionaryCode[] => [['country', toText(country)]];
