import { hundredths } from '@backlot/contract';
import { fromHundredths } from '../../../../../kit/money/exactDecimals';
import type { FormWord } from '../orderFormStrings';

/** Something the form says about the terms of an order. */
export interface CapFinding {
  word: Extract<FormWord, 'ratiosFit' | 'ratiosExceed' | 'wholeNeeded' | 'feeNeeded' | 'feeTooLow' | 'feesFit' | 'datesWrong'>;
  isProblem: boolean;
  values?: Record<string, string>;
  amount?: string;
}

/**
 * How the terms of an order fit together: creator plus BD ratio within the whole package (1024001, team-leader orders),
 * a fee greater than 0 for shooting-fee orders, the merchant paying at least the fee (1024002). Says nothing about what
 * is not typed yet.
 */
export function capsOf(type: 1 | 2, draft: Readonly<Record<string, unknown>>): CapFinding[] {
  return [...ratios(type, draft), ...(draft['workAttribute'] === 1 ? fees(draft) : []), ...dates(draft)];
}

function ratios(type: 1 | 2, draft: Readonly<Record<string, unknown>>): CapFinding[] {
  const [whole, up, bd] = [
    hundredths(draft['wholeProportion']),
    hundredths(draft['upProportion']),
    hundredths(draft['bdProportion']) ?? 0n,
  ];
  if (up === undefined) return [];
  if (whole === undefined) return type === 2 && !draft['wholeProportion'] ? [{ word: 'wholeNeeded', isProblem: true }] : [];
  const sum = up + bd;
  const values = { up: short(up), bd: short(bd), sum: short(sum), whole: short(whole) };
  return sum > whole
    ? [{ word: 'ratiosExceed', isProblem: true, values: { ...values, over: short(sum - whole) } }]
    : [{ word: 'ratiosFit', isProblem: false, values: { ...values, left: short(whole - sum) } }];
}

function fees(draft: Readonly<Record<string, unknown>>): CapFinding[] {
  const [up, shop] = [hundredths(draft['upShotCost']), hundredths(draft['shopShotCost'])];
  if (up === undefined) return [];
  if (up === 0n) return [{ word: 'feeNeeded', isProblem: true }];
  if (shop === undefined) return [];
  return shop < up ? [{ word: 'feeTooLow', isProblem: true }] : [{ word: 'feesFit', isProblem: false, amount: fromHundredths(shop - up) }];
}

function dates({ validBegin, expireDate }: Readonly<Record<string, unknown>>): CapFinding[] {
  return typeof validBegin === 'string' && typeof expireDate === 'string' && validBegin && expireDate && expireDate < validBegin
    ? [{ word: 'datesWrong', isProblem: true }]
    : [];
}

const short = (value: bigint) => fromHundredths(value).replace(/\.?0+$/, '');
