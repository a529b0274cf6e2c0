import { countryOf } from '@backlot/i18n';
import type { Page } from '@playwright/test';
import { expect, journey } from './journey';
import { confirm, expectNotice, type Person, person } from './mainJob.people';

interface Batch {
  id: string;
  batchNo: string;
  country: string;
  currency: string;
  settleMonth: string;
  payableAmount: string;
}
interface Statement {
  id: string;
  beneficiary: { id: string; name: string };
  payableAmount: string;
}
interface Line {
  snapshot: { orderNo?: string };
}
interface Sale {
  orderId: string;
  goods: { id: string };
  orderTime: string;
  up: { id: string } | null;
}

interface Preview {
  batch: Batch;
  statement: Statement;
  /** An order that earns the beneficiary a share of its own. */
  orderNo: string;
}

/** A preview of BDs in which somebody earns by an order of their own. */
async function newestPreview(finance: Person): Promise<Preview> {
  const { rows } = await finance.read<{ rows: Batch[] }>('/main/settle/page', { settleStatus: '0', settleDimension: '1', pageSize: '50' });
  for (const batch of rows.filter(({ payableAmount }) => Number(payableAmount) > 0)) {
    const found = await finance.read<{ rows: Statement[] }>('/main/settleStatement/page', { batchId: batch.id });
    for (const statement of found.rows) {
      const lines = await finance.read<{ rows: Line[] }>('/main/settleStatement/lines', { id: statement.id, lineType: '1' });
      const orderNo = lines.rows[0]?.snapshot.orderNo;
      if (orderNo) return { batch, statement, orderNo };
    }
  }
  throw new Error('The demo has no month of BDs to settle in which an order earns a share.');
}

/** Another order like that one comes in by file. */
async function bringInOrder(finance: Person, admin: Person, orderNo: string): Promise<Record<string, string>> {
  const { rows } = await finance.read<{ rows: Sale[] }>('/main/order/page', { searchValue: orderNo });
  const like = rows[0];
  if (!like) throw new Error(`There is no order ${orderNo}.`);
  const { goodsNo } = await admin.read<{ goodsNo: string }>('/main/goods/detail', { id: like.goods.id });
  const { deliverTime } = await finance.read<{ deliverTime: string }>('/main/order/detail', { id: like.orderId });
  const { upNumber } = await admin.read<{ upNumber: string }>('/main/up/detail', { id: like.up?.id ?? '' });
  const cells = {
    'Order number': '579899999999999001',
    Status: 'Completed',
    'Ordered (UTC)': like.orderTime,
    'Delivered (UTC)': deliverTime,
    'Product number': goodsNo,
    Quantity: '1',
    Paid: '1000',
    'Creator handle': upNumber,
  };
  await bringIn(finance, cells, /1 added/);
  return cells;
}

/** A file of orders with one row. */
async function bringIn(finance: Person, cells: Readonly<Record<string, string>>, outcome: RegExp): Promise<void> {
  const text = `\uFEFF${Object.keys(cells).join(',')}\r\n${Object.values(cells).join(',')}\r\n`;
  await finance.page.goto('/order');
  await finance.page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = finance.page.getByRole('dialog', { name: /^Import/ });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText(outcome)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
}

/** The month that has not ended is previewed: the statement of somebody in it. */
async function nextStatement(finance: Person, { country }: Batch, beneficiaryId: string): Promise<string> {
  const { page } = finance;
  await page.goto('/settle');
  await act(page, 'Preview a month');
  const dialog = page.getByRole('dialog', { name: 'Preview a month' });
  await dialog.getByRole('combobox', { name: 'Month' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: countryOf(country)?.enName ?? country }).click();
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.waitForURL(/\/settleDetail\?id=\d+/);
  const batchId = new URL(page.url()).searchParams.get('id') ?? '';
  const { rows } = await finance.read<{ rows: Statement[] }>('/main/settleStatement/page', { batchId, pageSize: '100' });
  return rows.find(({ beneficiary }) => beneficiary.id === beneficiaryId)?.id ?? '';
}

const act = (page: Page, name: string | RegExp) =>
  page
    .locator('#content')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();

journey(
  'the life of a month: previewed, changed, locked, disputed, corrected, confirmed by another, paid, and a refund afterwards',
  async ({ browser, server }) => {
    journey.setTimeout(300_000);
    const [finance, finance2, admin] = (await Promise.all(
      ['finance', 'finance2', 'admin'].map((account) => person(browser, { account, baseURL: server.url })),
    )) as [Person, Person, Person];
    const { batch, statement, orderNo } = await newestPreview(finance);
    const accounts = await admin.read<{ rows: { account: string; id: string }[] }>('/main/sysUser/page', {
      searchValue: `bd.${batch.country.toLowerCase()}`,
      pageSize: '50',
    });
    const account = accounts.rows.find(({ id }) => id === statement.beneficiary.id)?.account ?? '';
    const bd = await person(browser, { account, baseURL: server.url });

    await finance.page.goto(`/settleDetail?id=${batch.id}`);
    await expect(finance.page.getByRole('button', { name: /^Settle \d/ })).toBeVisible();
    const other = await person(browser, { account: 'finance', baseURL: server.url });
    const sold = await bringInOrder(other, admin, orderNo);
    await act(finance.page, /^Settle \d/);
    const question = finance.page.getByRole('alertdialog');
    await question.getByRole('button', { name: /^Settle \d/ }).click();
    await expect(question.getByText(/Data changed since the preview \(\d+ lines\)\. Preview again\./)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await finance.page.reload();
    await act(finance.page, /^Settle \d/);
    await question.getByRole('button', { name: /^Settle \d/ }).click();
    await expect(finance.page.getByText(`${batch.batchNo} is locked`)).toBeVisible();
    await expect(finance.page.getByText('You locked it: somebody else in finance confirms.')).toBeVisible();
    await expect(finance.page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);

    await bd.page.goto('/settle');
    await expectNotice(bd, new RegExp(`Your statement for ${batch.settleMonth} is ready`));
    await bd.page
      .getByRole('row', { name: new RegExp(batch.batchNo) })
      .getByRole('link')
      .first()
      .click();
    await bd.page.waitForURL(/\/statementDetail\?id=\d+/);
    // A preview that is computed anew has new statements: this is the locked one.
    const locked = new URL(bd.page.url());
    await act(bd.page, 'Dispute');
    await bd.page.getByRole('dialog').getByRole('textbox', { name: 'What is wrong' }).fill('One order is missing.');
    await bd.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(bd.page.getByText('One order is missing.', { exact: true })).toBeVisible();

    await finance.page.goto(locked.pathname + locked.search);
    await expect(finance.page.getByText('One order is missing.', { exact: true })).toBeVisible();
    await act(finance.page, 'Adjust');
    await finance.page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Amount in/ })
      .fill('5');
    await finance.page.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('The link was not counted.');
    await finance.page.getByRole('dialog').getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect(finance.page.getByText('The statement is adjusted')).toBeVisible();
    await act(finance.page, 'Answer');
    await finance.page.getByRole('dialog').getByRole('textbox', { name: 'Answer' }).fill('It is added.');
    await finance.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await expect(finance.page.getByText('It is added.', { exact: true })).toBeVisible();

    await finance2.page.goto(`/settleDetail?id=${batch.id}`);
    await act(finance2.page, 'Confirm');
    await confirm(finance2.page, 'Confirm');
    await expect(finance2.page.getByText(`${batch.batchNo} is confirmed`)).toBeVisible();
    await act(finance2.page, 'Pay all by bank');
    await confirm(finance2.page, 'Pay all by bank');
    await expect(finance2.page.getByText(/payments? (?:has|have) begun/)).toBeVisible();
    const download = finance2.page.waitForEvent('download');
    await act(finance2.page, 'Bank file');
    expect((await download).suggestedFilename()).toBe(`${batch.batchNo}-bank.csv`);
    await act(finance2.page, 'Mark all as paid');
    const paid = finance2.page.getByRole('dialog', { name: 'Mark every payment under way as paid' });
    await paid
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.csv', mimeType: 'text/csv', buffer: Buffer.from('number,paid\n1,yes\n') });
    await paid.getByRole('button', { name: 'Mark all as paid' }).click();
    await expect(finance2.page.getByText(/payments? (?:is|are) paid/)).toBeVisible();

    await bd.page.goto(locked.pathname + locked.search);
    await expect(bd.page.getByRole('region', { name: 'Payment' }).getByText('Paid').first()).toBeVisible();
    await expectNotice(bd, new RegExp(`Your payment for ${batch.settleMonth} was sent`));
    for (const [lang, heading] of [
      ['vn', 'Các dòng'],
      ['zh-CN', '明细'],
    ] as const) {
      await bd.page.evaluate((to) => localStorage.setItem('lang', to), lang);
      await bd.page.reload();
      await expect(bd.page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(bd.page.getByText('579899999999999001')).toBeVisible();
    }
    const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
    await bringIn(other, { ...sold, 'Refund number': 'R-1', 'Refund time (UTC)': now, Refunded: '1000' }, /1 (added|changed)/);
    const next = await nextStatement(finance, batch, statement.beneficiary.id);
    await finance.page.goto(`/statementDetail?id=${next}`);
    await expect(finance.page.getByText('Clawback of 579899999999999001')).toBeVisible();
    await admin.page.goto('/book');
    const trial = admin.page.getByRole('table', { name: new RegExp(batch.currency) });
    await expect(trial.getByText('balanced')).toBeVisible();
    await expect(trial.getByRole('rowheader', { name: 'Due to BDs' })).toBeVisible();
  },
);
