import type { workOrders } from '../../tables/trade/order';
import { authorsByTop, demoCategories } from '../demo/demoCategories';
import type { Goods } from './tradeWorld';

type Wanted = Pick<typeof workOrders.$inferSelect, 'wantFansMin' | 'wantFansMax' | 'wantGender' | 'wantAges' | 'wantShare'>;

const topOf = new Map(demoCategories.map(({ code, top }) => [code, top]));

/** Followers that campaigns ask for, from and to. */
const bands = [
  [5_000, 80_000],
  [10_000, 200_000],
  [20_000, null],
  [null, null],
] as const;

/** Which creators a product is for: whom its category is bought by, and a band of followers that changes from order to order. */
export function wantedFor({ goodsCategory }: Pick<Goods, 'goodsCategory'>, index: number): Wanted {
  const [, women] = authorsByTop[topOf.get(goodsCategory) ?? ''] ?? ['', 0.5];
  const [wantFansMin, wantFansMax] = bands[index % bands.length] ?? [null, null];
  const wantGender = women > 0.6 ? 1 : women < 0.45 ? 2 : null;
  return { wantFansMin, wantFansMax, wantGender, wantAges: ['18-24', '25-34'], wantShare: 60 };
}
