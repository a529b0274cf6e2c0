import { expect } from './journey';
import type { Person } from './mainJob.people';

interface Sale {
  orderId: string;
  goods: { id: string };
  orderTime: string;
  up: { id: string } | null;
}
/** A row of a file of orders, by the headers of its columns. */
export type OrderRow = Readonly<Record<string, string>>;

/** Another order like that one, as a file says it; it lacks its number. */
export async function orderLike(finance: Person, admin: Person, orderNo: string): Promise<OrderRow> {
  const { rows } = await finance.read<{ rows: Sale[] }>('/main/order/page', { searchValue: orderNo });
  const like = rows[0];
  if (!like) throw new Error(`There is no order ${orderNo}.`);
  const { goodsNo } = await admin.read<{ goodsNo: string }>('/main/goods/detail', { id: like.goods.id });
  const { deliverTime } = await finance.read<{ deliverTime: string }>('/main/order/detail', { id: like.orderId });
  const { upNumber } = await admin.read<{ upNumber: string }>('/main/up/detail', { id: like.up?.id ?? '' });
  return {
    Status: 'Completed',
    'Ordered (UTC)': like.orderTime,
    'Delivered (UTC)': deliverTime,
    'Product number': goodsNo,
    Quantity: '1',
    Paid: '1000',
    'Creator handle': upNumber,
  };
}

/** A file with one order goes in. */
export async function bringIn({ page }: Person, row: OrderRow, outcome: RegExp): Promise<void> {
  const dialog = await openImport(page);
  await choose(dialog, [row]);
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText(outcome)).toBeVisible();
  await close(dialog);
}

/** A file whose order names no product is told so before anything is written; the mended one goes in. */
export async function bringInMended({ page }: Person, row: OrderRow): Promise<void> {
  const dialog = await openImport(page);
  await choose(dialog, [{ ...row, 'Product number': 'G000000000', Quantity: 'one' }]);
  const problems = dialog.getByRole('table', { name: 'Rows that are left out' });
  await expect(problems.getByRole('row', { name: /^2 Product number G000000000/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Another file' }).click();
  await choose(dialog, [row]);
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText(/1 added/)).toBeVisible();
  await close(dialog);
}

async function openImport(page: Person['page']) {
  await page.goto('/order');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: /^Import/ });
}
type Dialog = Awaited<ReturnType<typeof openImport>>;

const choose = (dialog: Dialog, rows: readonly OrderRow[]) => {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const buffer = Buffer.from(`\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`);
  return dialog.locator('input[type=file]').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
};

const close = (dialog: Dialog) => dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
