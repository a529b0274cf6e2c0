interface Place {
  orderId: string;
  workOrderType: 1 | 2;
  shopId: string;
  leaderId: string | null;
  /** Frozen on its lines. */
  wholeProportion: string;
  upProportion: string;
  bdProportion: string | null;
  hasFee: boolean;
}

/**
 * The work orders of a file. Rates, merchant and leader were frozen line by line: each way in which an order's lines have them is an
 * order of its own there, under the id of the order or, from the second on, `id-2`.
 */
export function createOrderBook() {
  const ids = new Map<string, string>();
  const ofOrder = new Map<string, string[]>();
  const rows: Record<string, unknown>[] = [];
  return {
    rows,
    idsOf: (orderId: string): readonly string[] => ofOrder.get(orderId) ?? [],
    idOf: ({ orderId, hasFee, ...place }: Place): string => {
      const key = JSON.stringify([orderId, hasFee, place]);
      const known = ids.get(key);
      if (known !== undefined) return known;
      const own = ofOrder.get(orderId) ?? [];
      const id = own.length === 0 ? orderId : `${orderId}-${own.length + 1}`;
      ids.set(key, id);
      ofOrder.set(orderId, [...own, id]);
      rows.push({ id, ...place, workAttribute: hasFee ? 1 : 2, upShotCost: null, shopShotCost: null });
      return id;
    },
  };
}

export type OrderBook = ReturnType<typeof createOrderBook>;
