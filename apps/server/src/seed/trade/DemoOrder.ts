import type { workOrders } from '../../tables/trade/order';

export type OrderRow = typeof workOrders.$inferInsert & { id: string; publishDays: number };

/** An order with what its creators' links need of its product. */
export type DemoOrder = OrderRow & { platformProductId: string | null };
