import { expect, it } from 'vitest';
import { createSettlement } from '.';
import { at, orderWith, ruleWith, termsWith, workOrderWith } from './testing/build';

it('MP1 a settlement keeps no row: one object may carry them all, one after the other', () => {
  const rows = 20_000;
  const rules = Array.from({ length: 500 }, (_, index) =>
    ruleWith({ id: `R${index}`, ratio: 100n, scopes: [{ kind: 'user', id: `B${index}` }] }),
  );
  let lines = 0;
  const settlement = createSettlement(termsWith({ dimension: 'bd', rules }), { take: () => (lines += 1) });
  const order = orderWith({ workOrder: workOrderWith() });
  for (let row = 0; row < rows; row++) {
    order.ref = `P${row}-1`;
    order.orderNo = `P${row}`;
    order.bdId = `B${row % 500}`;
    order.rates = { whole: 2000n, creator: 1200n, bd: row % 2 ? 300n : null };
    order.commissionableTime = at('2026-06-10') + row;
    settlement.addOrder(order);
  }
  expect(lines).toBe(rows / 2);
  order.bdId = 'nobody';
  const statements = settlement.close();
  expect(statements).toHaveLength(500);
  expect(statements.reduce((sum, { gmv }) => sum + gmv, 0n)).toBe(100_000n * BigInt(rows));
  expect(lines).toBe(rows / 2 + 250);
});
