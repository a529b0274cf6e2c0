import type { Goods } from './tradeWorld';

/** What budgets of a country are rounded up to. */
const steps: Record<string, number> = { PH: 1000, MY: 100, TH: 1000, VN: 1_000_000, SG: 100, ID: 1_000_000 };

/** Pieces that a merchant hopes one creator sells. */
const hoped = 40;

interface Wanted {
  requireUpNum: number;
  wholeProportion: string;
  /** What one creator's video costs the merchant; null when only commission is paid. */
  shopShotCost: string | null;
}

/** What a merchant sets aside: the fees of all creators, and the commission of what it hopes they sell. */
export function budgetOf(
  { country, price }: Pick<Goods, 'country' | 'price'>,
  { requireUpNum, wholeProportion, shopShotCost }: Wanted,
): string {
  const commission = (hoped * Number(price) * Number(wholeProportion)) / 100;
  const step = steps[country] ?? 1000;
  return (Math.ceil((requireUpNum * (Number(shopShotCost ?? 0) + commission)) / step) * step).toFixed(2);
}
