import { countryOf } from '@backlot/i18n';
import type { Page } from '@playwright/test';
import { expect, journey } from './journey';
import { confirm, expectNotice, type Person, person } from './mainJob.people';
import { bringIn, bringInMended, orderLike } from './month.files';

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

/** A rule of its own for one person over that month: tried, saved and enabled. */
async function enableRule({ page }: Person, { settleMonth, country }: Batch, person: string): Promise<void> {
  const [year, month] = settleMonth.split('-');
  await page.goto('/rule');
  await act(page, 'Add');
  const dialog = page.getByRole('dialog', { name: 'Add rule' });
  await dialog.getByRole('textbox', { name: 'Rule', exact: true }).fill('Thanks for a good month');
  await dialog.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: countryOf(country)?.enName ?? country }).click();
  await dialog.getByRole('radio', { name: 'Reward' }).check();
  await dialog.getByRole('button', { name: 'Add a tier' }).click();
  await dialog.getByRole('textbox', { name: 'From, tier 1' }).fill('1');
  await dialog.getByRole('textbox', { name: 'Ratio, tier 1, %' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Amount, tier 1' }).fill('70');
  await dialog.getByRole('textbox', { name: 'From', exact: true }).fill(`${month}/01/${year}`);
  await dialog.getByRole('combobox', { name: 'Limited to' }).fill(person);
  await page.getByRole('option', { name: person, exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Try it on the last three months' }).click();
  await expect(dialog.getByRole('table', { name: 'What it would have paid' }).getByText(`1 person: ${person}`).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Thanks for a good month added')).toBeVisible();
  await page.getByRole('button', { name: 'More for Thanks for a good month' }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await confirm(page, 'Enable');
  await expect(page.getByText('Thanks for a good month is enabled')).toBeVisible();
}

journey(
  'the life of a month by three people in three languages: orders, a rule, a preview, changed, locked, disputed, corrected, confirmed by another, paid, and a refund afterwards',
  async ({ browser, server }) => {
    journey.setTimeout(300_000);
    const baseURL = server.url;
    const [finance, finance2, admin] = await Promise.all([
      person(browser, { account: 'finance', baseURL }),
      person(browser, { account: 'finance2', baseURL, language: 'zh-CN' }),
      person(browser, { account: 'admin', baseURL }),
    ]);
    const { batch, statement, orderNo } = await newestPreview(finance);
    const accounts = await admin.read<{ rows: { account: string; id: string }[] }>('/main/sysUser/page', {
      searchValue: `bd.${batch.country.toLowerCase()}`,
      pageSize: '50',
    });
    const account = accounts.rows.find(({ id }) => id === statement.beneficiary.id)?.account ?? '';
    const bd = await person(browser, { account, baseURL, language: 'vn' });
    const sold = await orderLike(finance, admin, orderNo);
    const first = { ...sold, 'Order number': '579899999999999001' };
    const later = { ...sold, 'Order number': '579899999999999002' };

    const other = await person(browser, { account: 'finance', baseURL });
    await bringInMended(other, first);
    await enableRule(admin, batch, statement.beneficiary.name);

    const { page } = finance;
    await page.goto(`/settleDetail?id=${batch.id}`);
    await act(page, 'Recompute');
    await expect(page.getByRole('region', { name: 'Notices' }).getByText('Computed anew')).toBeVisible();
    await act(page, 'Show the lines');
    await expect(page.getByText(`${statement.beneficiary.name} · 579899999999999001`)).toBeVisible();
    await expect(page.getByText(`${statement.beneficiary.name} · Thanks for a good month`)).toBeVisible();
    await bringIn(other, later, /1 added/);
    await act(page, /^Settle \d/);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: /^Settle \d/ }).click();
    await expect(question.getByText(/Data changed since the preview \(\d+ lines\)\. Preview again\./)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    // It was computed anew with the refusal: the page tells what differs without being asked.
    await expect(page.getByText(`${statement.beneficiary.name} · 579899999999999002`)).toBeVisible();
    await act(page, /^Settle \d/);
    await question.getByRole('button', { name: /^Settle \d/ }).click();
    await expect(page.getByText(`${batch.batchNo} is locked`)).toBeVisible();
    await expect(page.getByText('You locked it: somebody else in finance confirms.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);

    await bd.page.goto('/settle');
    await expectNotice(bd, new RegExp(`Đã có bảng đối soát tháng ${batch.settleMonth}`));
    await bd.page
      .getByRole('row', { name: new RegExp(batch.batchNo) })
      .getByRole('link')
      .first()
      .click();
    await bd.page.waitForURL(/\/statementDetail\?id=\d+/);
    // A preview that is computed anew has new statements: this is the locked one.
    const locked = new URL(bd.page.url());
    await expect(bd.page.getByText('Thanks for a good month')).toBeVisible();
    await act(bd.page, /^Khiếu nại dòng này: 579899999999999001/);
    const complaint = bd.page.getByRole('dialog', { name: 'Dòng này sai ở đâu?' });
    await expect(complaint.getByText('579899999999999001', { exact: true })).toBeVisible();
    await complaint.getByRole('textbox', { name: 'Sai ở đâu' }).fill('Tỷ lệ là 4 %.');
    await complaint.getByRole('button', { name: 'Gửi' }).click();
    await expect(bd.page.getByText('Tỷ lệ là 4 %.', { exact: true })).toBeVisible();

    await page.goto(locked.pathname + locked.search);
    // The notice of it says the same.
    const disputed = page.locator('#content').getByRole('alert').filter({ hasText: 'Tỷ lệ là 4 %.' });
    await expect(disputed.getByText('579899999999999001', { exact: true })).toBeVisible();
    await act(page, 'Adjust');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Amount in/ }).fill('5');
    await dialog.getByRole('textbox', { name: 'Why' }).fill('The link was not counted.');
    await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect(page.getByText('The statement is adjusted')).toBeVisible();
    await act(page, 'Answer');
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('It is added.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('It is added.', { exact: true })).toBeVisible();

    await finance2.page.goto(`/settleDetail?id=${batch.id}`);
    await act(finance2.page, '确认');
    await confirm(finance2.page, '确认');
    await expect(finance2.page.getByText(`${batch.batchNo} 已确认`)).toBeVisible();
    await act(finance2.page, '银行批量付款');
    await confirm(finance2.page, '银行批量付款');
    await expect(finance2.page.getByText(/已发起 \d+ 笔付款/)).toBeVisible();
    const download = finance2.page.waitForEvent('download');
    await act(finance2.page, '银行文件');
    expect((await download).suggestedFilename()).toBe(`${batch.batchNo}-bank.csv`);
    await act(finance2.page, '全部标记已付');
    const paid = finance2.page.getByRole('dialog', { name: '将所有付款中的款项标记为已付' });
    await paid
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.csv', mimeType: 'text/csv', buffer: Buffer.from('number,paid\n1,yes\n') });
    await paid.getByRole('button', { name: '全部标记已付' }).click();
    await expect(finance2.page.getByText(/\d+ 笔已付款/)).toBeVisible();

    await bd.page.goto(locked.pathname + locked.search);
    await expect(bd.page.getByRole('region', { name: 'Thanh toán' }).getByText('Đã thanh toán').first()).toBeVisible();
    await expectNotice(bd, new RegExp(`Đã chi trả cho tháng ${batch.settleMonth}`));
    for (const [lang, heading] of [
      ['en', 'Lines'],
      ['zh-CN', '明细'],
    ] as const) {
      await bd.page.evaluate((to) => localStorage.setItem('lang', to), lang);
      await bd.page.reload();
      await expect(bd.page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(bd.page.getByRole('region', { name: heading, exact: true }).getByText('579899999999999001')).toBeVisible();
    }
    const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
    await bringIn(other, { ...first, 'Refund number': 'R-1', 'Refunded at (UTC)': now, Refunded: '1000' }, /1 (added|changed)/);
    const next = await nextStatement(finance, batch, statement.beneficiary.id);
    await page.goto(`/statementDetail?id=${next}`);
    await expect(page.getByText('Clawback of 579899999999999001')).toBeVisible();
    await admin.page.goto('/book');
    const trial = admin.page.getByRole('table', { name: new RegExp(batch.currency) });
    await expect(trial.getByText('balanced')).toBeVisible();
    await expect(trial.getByRole('rowheader', { name: 'Due to BDs' })).toBeVisible();
  },
);
