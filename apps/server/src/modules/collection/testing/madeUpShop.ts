import type { Shop } from '@backlot/channel-simulator';

const day = 86_400_000;

/** A shop of the simulator with one product, which one creator sells for. */
export const madeUpShop = (channel: Shop['channel'], id: string, more: Partial<Shop> = {}): Shop => ({
  channel,
  id,
  name: id,
  region: 'PH',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  products: [{ id: '1729', name: 'Serum', price: '399.00' }],
  creators: ['bea.reyes'],
  since: new Date(Date.now() - 3 * day),
  ordersPerDay: 4,
  ...more,
});
