type Cells = Record<string, string>;

/** Of every state of an order and of a refund there are at least this many (domain/seed-and-scale 8.4). */
const least = 5;

const isPlain = (row: Cells) => row['orderStatus'] === '2' && row['refundNo'] === undefined;

const refundOf = ({ orderNo = '', deliverTime = '', payAmount = '' }: Cells): Cells => ({
  refundNo: `TK${orderNo.slice(4)}`,
  refundTime: new Date(Date.parse(`${deliverTime.replace(' ', 'T')}Z`) + 86_400_000).toISOString().slice(0, 19).replace('T', ' '),
  refundAmount: payAmount,
});

const turns: readonly { key: string; code: string; to: (row: Cells) => Cells }[] = [
  { key: 'orderStatus', code: '3', to: () => ({ orderStatus: '3' }) },
  { key: 'orderStatus', code: '4', to: () => ({ orderStatus: '4' }) },
  { key: 'orderStatus', code: '5', to: () => ({ orderStatus: '5' }) },
  { key: 'refundStatus', code: '1', to: (row) => ({ ...refundOf(row), refundStatus: '1' }) },
  { key: 'refundStatus', code: '3', to: (row) => ({ ...refundOf(row), refundStatus: '3' }) },
];

/**
 * Turns completed sales into what a small demo has too few of, spread over its months: cancelled, frozen and deducted orders, refunds
 * that wait or were refused. Sales for a work order stay, as long as others are left.
 */
export function everySaleState(rows: readonly Cells[]): Cells[] {
  const changed = [...rows];
  for (const { key, code, to } of turns) {
    const lacking = least - changed.filter((row) => row[key] === code).length;
    const free = [...changed.keys()].filter((at) => isPlain(changed[at] ?? {}));
    const isOwn = (at: number) => Number(changed[at]?.['orderNo'] ?? 0) % 2 === 0;
    const others = free.filter((at) => !isOwn(at));
    const from = others.length >= lacking ? others : free;
    for (let n = 0; n < lacking; n += 1) {
      const at = from[Math.floor(((n + 0.5) * from.length) / lacking)];
      const row = at === undefined ? undefined : changed[at];
      if (at !== undefined && row) changed[at] = { ...row, ...to(row) };
    }
  }
  return changed;
}
