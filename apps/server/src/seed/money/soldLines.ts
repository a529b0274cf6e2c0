import { pick, seededRandom } from '../demo/random';
import type { DemoDay } from '../demo/demoDay';
import { everySaleState } from './everySaleState';

/** A product that sells, and a creator who sells it from some day on. */
export interface Seller {
  goodsNo: string;
  price: string;
  handle: string;
  /** Days before the day of seeding between which the creator sold for a work order; null where there was none. */
  window: { from: number; to: number } | null;
}

const days = 395;
const dayMs = 86_400_000;

/** Sales days of the region: 11.11 is the greatest (domain/seed-and-scale 8.3). */
const peaks: Readonly<Record<string, number>> = { '06-06': 3, '09-09': 4, '10-10': 4, '11-11': 8, '12-12': 6 };

/** Rows of a file of orders over thirteen months, the oldest first; the same on every machine. */
export function soldLines(
  sellers: readonly [Seller, ...Seller[]],
  { day, count }: { day: DemoDay; count: number },
): Record<string, string>[] {
  const random = seededRandom(20_261_111);
  const weights = Array.from({ length: days }, (_, ago) => peaks[day.ago(ago).toISOString().slice(5, 10)] ?? 1);
  const withWindow = sellers.filter(({ window }) => window !== null);
  const rows = Array.from({ length: count }, (_, index) => {
    // Every other sale is one for a work order, inside its days.
    const seller = pick(random, index % 2 === 0 && withWindow.length > 0 ? (withWindow as [Seller, ...Seller[]]) : sellers);
    const ago = seller.window && index % 2 === 0 ? within(random, seller.window) : drawn(random, weights);
    return lineOf(random, { seller, ago, day, index });
  });
  return everySaleState(rows.sort((a, b) => (a['orderTime'] ?? '').localeCompare(b['orderTime'] ?? '')));
}

const within = (random: () => number, { from, to }: { from: number; to: number }): number =>
  to + Math.floor(random() * Math.max(1, from - to));

/** A day, likelier where it weighs more. */
function drawn(random: () => number, weights: readonly number[]): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const ago = weights.findIndex((weight) => (rest -= weight) < 0);
  return ago < 0 ? 0 : ago;
}

interface Sale {
  seller: Seller;
  ago: number;
  day: DemoDay;
  index: number;
}

function lineOf(random: () => number, { seller, ago, day, index }: Sale): Record<string, string> {
  const [ordered, quantity, luck, minutes] = [day.ago(ago, random() * 420), 1 + Math.floor(random() * 3), random(), random()];
  const time = (later: number) => new Date(ordered.getTime() + later * dayMs).toISOString().slice(0, 19).replace('T', ' ');
  const isDelivered = ago > 6 && luck < 0.9;
  const paid = (BigInt(seller.price.replace('.', '')) * BigInt(quantity)).toString().padStart(3, '0');
  const payAmount = `${paid.slice(0, -2)}.${paid.slice(-2)}`;
  const isRefunded = isDelivered && random() < 0.08;
  // One to six days after it arrived: before the line counts. Those that come after the lock of its month are brought in after it.
  const refunded = Math.min(4 + minutes * 2 + ((minutes * 97) % 1) * 5, ago - 1);
  return {
    orderNo: `5798${String(20_261_100_000_000 + index)}`,
    orderSource: '10',
    // 2 completed, 3 cancelled, 4 frozen, 5 deducted, 1 on its way.
    orderStatus: ago <= 6 ? '1' : luck < 0.86 ? '2' : luck < 0.88 ? '4' : luck < 0.9 ? '5' : '3',
    orderTime: time(0),
    payTime: time(0.001 + minutes / 1000),
    deliverTime: isDelivered ? time(3 + minutes * 2) : '',
    goodsNo: seller.goodsNo,
    quantity: String(quantity),
    payAmount,
    up: seller.handle,
    salesType: String(1 + (index % 3)),
    ...(isRefunded && {
      refundNo: `TK${String(20_261_100_000_000 + index)}`,
      refundTime: time(refunded),
      refundAmount: index % 3 === 0 ? payAmount : seller.price,
      refundStatus: '2',
    }),
  };
}
