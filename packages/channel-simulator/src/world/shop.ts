import { chance, digitsOf, pick } from './chance';

/** Something that a shop sells. */
export interface Product {
  id: string;
  name: string;
  /** As its currency is written: "399.00", "89000". */
  price: string;
}

/** A live broadcast that a creator sold at; known ahead and told from its begin on. */
export interface ShopLive {
  creator: string;
  at: Date;
  minutes: number;
}

/** A shop on a channel; its orders grow from a day on. */
export interface Shop {
  channel: 'tiktokShop' | 'shopee';
  id: string;
  name: string;
  region: string;
  currency: string;
  timeZone: string;
  products: readonly [Product, ...Product[]];
  /** Handles of the creators who sell for it. */
  creators: readonly [string, ...string[]];
  since: Date;
  ordersPerDay: number;
  lives?: readonly ShopLive[];
}

/** An order of one creator; when it was delivered, completed or given back is known ahead and told in its time. */
export interface Sale {
  id: string;
  shop: Shop;
  at: Date;
  product: Product;
  quantity: number;
  creator: string;
  isCancelled: boolean;
  deliveredAt: Date;
  completedAt: Date;
  /** Absent for most. */
  returnedAt: Date | undefined;
  lineId: string;
}

const mostSales = 5000;

/** The orders of a shop that were made by a moment, the oldest first. */
export function salesOf(shop: Shop, now: Date): Sale[] {
  const sales: Sale[] = [];
  for (let index = 0; index < mostSales; index += 1) {
    const sale = saleAt(shop, index);
    if (sale.at > now) break;
    sales.push(sale);
  }
  return sales;
}

function saleAt(shop: Shop, index: number): Sale {
  const luck = chance(shop.id, index, 'luck');
  const place = (index + 0.1 + 0.8 * chance(shop.id, index, 'when')) / shop.ordersPerDay;
  const at = later(shop.since, Math.floor(place * 86_400) / 86_400);
  const isReturned = luck > 0.05 && luck < 0.15;
  return {
    id: shop.channel === 'shopee' ? `25${digitsOf(`${shop.id} ${index}`, 12)}` : `57${digitsOf(`${shop.id} ${index}`, 16)}`,
    shop,
    at,
    product: pick(shop.products, shop.id, index, 'product'),
    quantity: 1 + Math.floor(chance(shop.id, index, 'quantity') * 3),
    creator: pick(shop.creators, shop.id, index, 'creator'),
    isCancelled: luck < 0.05,
    deliveredAt: later(at, 3),
    completedAt: later(at, 10),
    returnedAt: isReturned ? later(at, 5) : undefined,
    lineId: `58${digitsOf(`line ${shop.id} ${index}`, 16)}`,
  };
}

/** The live at which an order was made. */
export const liveOf = ({ shop, at, creator }: Sale): ShopLive | undefined =>
  shop.lives?.find((live) => live.creator === creator && at >= live.at && at < later(live.at, live.minutes / 1440));

/** Number of a live at its channel. */
export const liveNumber = (shop: Shop, { creator, at }: ShopLive): string =>
  `76${digitsOf(`live ${shop.id} ${creator} ${at.toISOString()}`, 16)}`;

export const later = (time: Date, days: number): Date => new Date(time.getTime() + Math.round(days * 86_400) * 1000);

/** An amount several times, with the decimals that it has. */
export const times = (price: string, count: number): string => (Number(price) * count).toFixed(price.includes('.') ? 2 : 0);

const firstDay = new Date('2026-09-01T00:00:00Z');

/** Shops for who brings none along. */
export const ownShops = (): Shop[] => [
  {
    channel: 'tiktokShop',
    id: '7495000000000000001',
    name: 'Manila Glow',
    region: 'PH',
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    products: [
      { id: '1729000000000000001', name: 'Sunscreen SPF50+ 50 ml', price: '399.00' },
      { id: '1729000000000000002', name: 'Niacinamide serum 30 ml', price: '549.00' },
    ],
    creators: ['bea.reyes', 'momshie.kris'],
    since: firstDay,
    ordersPerDay: 1,
    // Every Sunday evening.
    lives: Array.from({ length: 20 }, (_, week) => ({ creator: 'bea.reyes', at: later(firstDay, 5.5 + 7 * week), minutes: 120 })),
  },
  {
    channel: 'shopee',
    id: '220011',
    name: 'Bếp Xinh',
    region: 'VN',
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    products: [
      { id: '8100001', name: 'Chảo chống dính 28 cm', price: '189000' },
      { id: '8100002', name: 'Bộ dao nhà bếp', price: '259000' },
    ],
    creators: ['linh.reviewne', 'bea.reyes'],
    since: firstDay,
    ordersPerDay: 1,
  },
];

/** The shop of a number on a channel. */
export const shopNamed = (shops: readonly Shop[], channel: Shop['channel'], id: string): Shop | undefined =>
  shops.find((shop) => shop.channel === channel && shop.id === id);
