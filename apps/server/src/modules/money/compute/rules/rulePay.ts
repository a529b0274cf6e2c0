import type { Amount } from '../amounts/amount';
import { percentOf } from '../amounts/percent';
import { type Rule, tiersOf } from './rule';

/** What a rule measured for one beneficiary in the month. */
export interface Measure {
  gmv: Amount;
  /** Fulfilled submissions. */
  count: bigint;
  /** What their creators get. */
  fees: Amount;
}

/** What a rule pays, and the amount that its ratio was taken of; `scale` is the decimals of the currency (money 4.5). */
export function rulePay({ rule, measure, scale }: { rule: Rule; measure: Measure; scale: number }): { base: Amount; amount: Amount } {
  if (rule.type === 'COMMERCIAL') return { base: measure.fees, amount: commercialPay(rule, measure) };
  if (rule.type === 'GMV') return { base: measure.gmv, amount: gmvPay(rule, measure.gmv) };
  if (rule.metric === 'GMV') return { base: measure.gmv, amount: rewardPay(rule, { metric: measure.gmv, base: measure.gmv }) };
  const base = measure.count * 10n ** BigInt(scale);
  return { base, amount: rewardPay(rule, { metric: measure.count, base }) };
}

function gmvPay(rule: Rule, gmv: Amount): Amount {
  if (gmv <= 0n) return 0n;
  if (rule.mode === 'progressive') return progressivePay(rule, gmv);
  if (gmv < rule.base) return 0n;
  return percentOf(rule.mode === 'excess' ? gmv - rule.base : gmv, rule.ratio) + rule.amount;
}

/** Each band from its tier up to the next is rounded by itself. */
function progressivePay(rule: Rule, gmv: Amount): Amount {
  let pay = 0n;
  let top = gmv;
  for (const { from, ratio } of tiersOf(rule).toReversed())
    if (top > from) {
      pay += percentOf(top - from, ratio);
      top = from;
    }
  return pay;
}

const commercialPay = (rule: Rule, { count, fees }: Measure): Amount =>
  count > 0n && count >= rule.base ? percentOf(fees, rule.ratio) + count * rule.amount : 0n;

/** Only the highest tier that was reached. */
function rewardPay(rule: Rule, { metric, base }: { metric: bigint; base: Amount }): Amount {
  const tier = metric > 0n ? tiersOf(rule).findLast(({ from }) => metric >= from) : undefined;
  return tier ? tier.amount + percentOf(base, tier.ratio) : 0n;
}
