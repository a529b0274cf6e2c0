import { composeStories } from '@storybook/react-vite';
import { bookApi, fileApi, payeeApi, paymentApi, settleApi, settleStatementApi } from '@backlot/contract';
import { LocaleProvider } from '@backlot/i18n/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { linesFor, postings } from './lines.fixture';
import { confirmed, disputed, due, own, pending, preview, settlementAnswers } from './settlements.fixture';
import * as stories from './settlements.stories';

const { Batches, Disputed, Due, OwnPaidStatement, PaidStatement, Pending, Preview, Statement, ToPay } = composeStories(stories, {});

/** What a section of a statement says, by its labels. */
const saidIn = async (section: string) => {
  const region = page.getByRole('region', { name: section });
  await expect.element(region).toBeVisible();
  return Object.fromEntries([...region.element().querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]));
};

test('a preview tells what changed, and is settled as it was shown', async () => {
  const onSettle = vi.fn();
  await render(<Preview answers={[...settlementAnswers(), answer(settleApi.settle, (input) => (onSettle(input), null))]} />);
  await expect.element(page.getByText('Changed since the last preview: 1 added, 1 removed, 1 changed')).toBeVisible();
  await expect.element(page.getByText('US$1,204.18')).toBeVisible();
  await expect.element(page.getByText('6 checks, 3 passed')).toBeVisible();
  await expect.element(page.getByText('Platform amounts differ by ₱0.04 on 3 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Show the lines' }).click();
  await expect.element(page.getByText('Kristine Mendoza · PH general GMV')).toBeVisible();
  await page.getByRole('button', { name: 'Settle 2 statements' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Settle 2 statements' }).click();
  await expect
    .poll(() => onSettle.mock.calls[0]?.[0])
    .toMatchObject({ id: '1', previewHash: expect.stringMatching(/^9f3c71ae.*5b20c04$/) });
});

test('data that changed meanwhile is told in the question, which stays', async () => {
  const stale = answer(settleApi.settle, () => {
    throw new Refusal(1028004, 'Data changed since the preview (3 lines). Preview again.');
  });
  await render(<Preview answers={[...settlementAnswers(), stale]} />);
  await page.getByRole('button', { name: 'Settle 2 statements' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Settle 2 statements' }).click();
  await expect.element(dialog.getByText('Data changed since the preview (3 lines). Preview again.')).toBeVisible();
});

test('a month is previewed from the list', async () => {
  const onPreview = vi.fn();
  await render(<Batches answers={[...settlementAnswers(), answer(settleApi.preview, (input) => (onPreview(input), { id: '1' }))]} />);
  await page.getByRole('button', { name: 'Preview a month' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Preview' }).click();
  await expect
    .poll(() => onPreview.mock.calls[0]?.[0])
    .toMatchObject({ settleDimension: 1, country: 'PH', settleMonth: expect.stringMatching(/^20\d\d-\d\d$/) });
});

test('the month that is offered is the newest that has ended by the clock of the country', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T16:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await render(<Batches answers={settlementAnswers()} />);
  await page.getByRole('button', { name: 'Preview a month' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('combobox', { name: 'Month' })).toHaveTextContent('November 2026');
  await dialog.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Vietnam' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Month' })).toHaveTextContent('October 2026');
});

test('a preview that a rule made out of date is computed anew before anything else', async () => {
  const onPreview = vi.fn();
  const outdated = { ...preview, can: ['query', 'get', 'recompute'], previewHash: '' };
  await render(
    <Preview answers={[...settlementAnswers(outdated), answer(settleApi.preview, (input) => (onPreview(input), { id: '1' }))]} />,
  );
  await expect.element(page.getByText(/A commission rule was enabled or disabled since/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Settle/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Recompute' }).click();
  await expect.poll(() => onPreview.mock.calls[0]?.[0]).toEqual({ settleMonth: '2026-10', settleDimension: 1, country: 'PH' });
});

test('voiding asks why and says that it takes a second person', async () => {
  const onVoid = vi.fn();
  await render(
    <Pending answers={[...settlementAnswers(pending), answer(settleApi.void, (input) => (onVoid(input), { isVoid: false }))]} />,
  );
  await page.getByRole('button', { name: 'Void' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Wrong rates.');
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect.poll(() => onVoid.mock.calls[0]?.[0]).toEqual({ id: '2', reason: 'Wrong rates.' });
  await expect.element(page.getByText('Somebody of the other side can now agree')).toBeVisible();
});

test('a statement is previewed as the PDF that it prints to', { timeout: 60_000 }, async () => {
  await render(<Statement answers={settlementAnswers(pending, own)} />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByRole('heading', { name: /JS202610BDPH001 Kristine Mendoza/ }), { timeout: 40_000 }).toBeVisible();
  await expect.element(page.getByText(/577310294118 · line 1/).first(), { timeout: 40_000 }).toBeInTheDocument();
  await expect.element(page.getByText(/Shooting fee · submission 904/).first()).toBeInTheDocument();
  await expect.element(page.getByText(/GMV rule · PH general GMV version 3/).first()).toBeInTheDocument();
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect.element(page.getByText(/Locked · Jia Hui Tan/).first()).toBeInTheDocument();
});

test('a statement says what it stands on, in times of its country', async () => {
  await render(<Statement />);
  await expect.element(page.getByText('Asia/Manila')).toBeVisible();
  await expect
    .poll(() => saidIn('What it stands on'))
    .toEqual({
      For: 'BD',
      Country: 'Philippines',
      Currency: 'PHP',
      'Time zone': 'Asia/Manila',
      'Cut-off': '2026-11-01 00:00:00 GMT+8',
      GMV: '₱1,186,420.00',
      Refunds: '₱1,000.00',
      'Commercial orders': '14',
      'Team-leader orders': '9',
      'Tax rate': '10%',
      Payee: 'BDO •••• 4417',
      'Data as of': '2026-11-23 10:00:00 GMT+8',
    });
  await expect.element(page.getByText(/^Commission · line 1 · SPF 50\+ daily · WO261002PH00018/)).toBeVisible();
  await expect.element(page.getByText(/^submission 904 · Mai Dewi · WO261002PH00018/)).toBeVisible();
  await expect.element(page.getByText(/^Manual adjustment · Listed already\. · 2026-11-2/)).toBeVisible();
  expect(page.getByRole('region', { name: 'Postings' }).elements()).toHaveLength(0);
});

test.each([
  ['zh-CN', { section: '结算依据', refunds: '退款', zone: '时区', cutoff: '截止时间', data: '数据截至', payee: '收款账户' }],
  [
    'vn',
    {
      section: 'Căn cứ tính',
      refunds: 'Hoàn tiền',
      zone: 'Múi giờ',
      cutoff: 'Thời điểm chốt',
      data: 'Dữ liệu tính đến',
      payee: 'Tài khoản nhận',
    },
  ],
] as const)('it says so in %s too', async (locale, { section, refunds, zone, cutoff, data, payee }) => {
  await render(
    <LocaleProvider locale={locale}>
      <PaidStatement />
    </LocaleProvider>,
  );
  await expect
    .poll(() => saidIn(section))
    .toMatchObject({
      [refunds]: expect.stringContaining('1'),
      [zone]: 'Asia/Manila',
      [cutoff]: '2026-11-01 00:00:00 GMT+8',
      [data]: '2026-11-23 10:00:00 GMT+8',
      [payee]: 'GCash •••• 0912',
    });
});

test('a paid statement keeps the account of its payment, beside the one on file now, and shows its postings', async () => {
  const screen = await render(<PaidStatement />);
  expect(await saidIn('What it stands on')).toMatchObject({ Payee: 'GCash •••• 0912' });
  await expect.element(page.getByText('Account on file now')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Postings' }).getByText(/^Due to BDs/)).toBeVisible();
  await screen.unmount();
  await render(<OwnPaidStatement />);
  await expect
    .poll(() => saidIn('What it stands on'))
    .toMatchObject({
      'Payment number': 'FK261123PH00017',
      Method: 'Bank transfer',
      'Paid at': '2026-11-23 14:12:00 GMT+8',
      'Bank reference': 'BDO-7730021',
      Voucher: 'slip.pdf',
    });
});

test('every posting of a statement is reached page by page, also on a phone', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const every = Array.from({ length: 120 }, (_, at) => ({ ...postings[0]!, id: String(at + 1), credit: `${at + 1}.00` }));
  const paged = answer(bookApi.page, ({ pageNo = 1, pageSize = 10 }) => ({
    pageNo,
    pageSize,
    totalPage: Math.ceil(every.length / pageSize),
    totalRows: every.length,
    rows: every.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  }));
  await render(<PaidStatement answers={[...settlementAnswers(confirmed, due), paged]} />);
  const section = page.getByRole('region', { name: 'Postings' });
  await expect.element(section.getByText('120 postings')).toBeVisible();
  const next = section.getByRole('button', { name: 'Next page' });
  await next.click();
  await next.click();
  await expect.element(section.getByText('101-120 of 120')).toBeVisible();
  await expect.element(section.getByText('₱120.00')).toBeVisible();
  await expect.element(next).toBeDisabled();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('postings that cannot be loaded say so, and a statement without any says that', async () => {
  const broken = answer(bookApi.page, () => {
    throw new Refusal(1013003, 'No data permission.');
  });
  const screen = await render(<PaidStatement answers={[...settlementAnswers(confirmed, due), broken]} />);
  await expect.element(page.getByText('The postings could not be loaded')).toBeVisible();
  await screen.unmount();
  const none = answer(bookApi.page, () => ({ pageNo: 1, pageSize: 50, totalPage: 0, totalRows: 0, rows: [] }));
  await render(<PaidStatement answers={[...settlementAnswers(confirmed, due), none]} />);
  await expect.element(page.getByText('Nothing is posted yet.')).toBeVisible();
});

test('who decides on an adjustment opens its proof, and nobody else is shown that there is one', async () => {
  const onOpen = vi.fn();
  const open = answer(fileApi.preview, ({ id }) => {
    onOpen(id);
    return new Response('a', { headers: { 'content-type': 'text/csv' } });
  });
  const screen = await render(<Disputed answers={[...settlementAnswers(pending, disputed), open]} />);
  await page.getByRole('button', { name: 'Open proof' }).click();
  await expect.poll(() => onOpen.mock.calls).toEqual([['906']]);
  await screen.unmount();
  await render(<Statement />);
  await expect.element(page.getByText(/Listed already\./)).toBeVisible();
  expect(page.getByRole('button', { name: 'Open proof' }).elements()).toHaveLength(0);
});

test('a beneficiary reads every line and disputes the statement', async () => {
  const onDispute = vi.fn();
  await render(
    <Statement answers={[...settlementAnswers(pending, own), answer(settleStatementApi.dispute, (input) => (onDispute(input), null))]} />,
  );
  await expect.element(page.getByText('577310294118')).toBeVisible();
  await expect.element(page.getByText('Clawback of 577261100325')).toBeVisible();
  await page.getByRole('button', { name: 'Dispute', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'What is wrong' }).fill('One order is missing.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => onDispute.mock.calls[0]?.[0]).toEqual({ id: '71', text: 'One order is missing.' });
});

test.each([
  [
    'en',
    { act: 'Dispute this line: Clawback of 577261100325', title: 'What is wrong with this line?', text: 'What is wrong', send: 'Send' },
    'Clawback of 577261100325',
  ],
  ['zh-CN', { act: '申诉此行：追回 577261100325', title: '这一行有什么问题？', text: '问题说明', send: '发送' }, '追回 577261100325'],
  [
    'vn',
    {
      act: 'Khiếu nại dòng này: Thu hồi của 577261100325',
      title: 'Dòng này sai ở đâu?',
      text: 'Sai ở đâu',
      send: 'Gửi',
    },
    'Thu hồi của 577261100325',
  ],
] as const)('in %s a beneficiary disputes one line, which the dialog names', async (locale, words, name) => {
  const onDispute = vi.fn();
  const dispute = answer(settleStatementApi.dispute, (input) => (onDispute(input), null));
  await render(
    <LocaleProvider locale={locale}>
      <Statement answers={[...settlementAnswers(pending, own), dispute]} />
    </LocaleProvider>,
  );
  await page.getByRole('button', { name: words.act }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect.element(dialog.getByText(name, { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: words.text }).fill('It was not returned.');
  await dialog.getByRole('button', { name: words.send }).click();
  await expect.poll(() => onDispute.mock.calls[0]?.[0]).toEqual({ id: '71', lineId: '3', text: 'It was not returned.' });
});

test('finance is told which line is disputed, and no line is disputed by who may not', async () => {
  const ofLine = { ...disputed, disputeLine: linesFor(disputed)[2] ?? null };
  await render(<Disputed answers={settlementAnswers(pending, ofLine)} />);
  const news = page.getByRole('alert').filter({ hasText: 'One order is missing.' });
  await expect.element(news.getByText('Clawback of 577261100325')).toBeVisible();
  await expect.element(page.getByText(/^submission 904/)).toBeVisible();
  expect(page.getByRole('button', { name: /^Dispute/ }).elements()).toHaveLength(0);
});

test('the sentence of a statement and its one filled button ask for the same', async () => {
  const filled = () => [...document.querySelectorAll('header .MuiButton-contained')].map((button) => button.textContent);
  const { unmount } = await render(<Statement />);
  await expect.element(page.getByText(/^Next for you: ?Check the lines/)).toBeVisible();
  expect(filled()).toEqual(['It is right']);
  await unmount();
  await render(<Disputed />);
  await expect.element(page.getByText(/^Next for you: ?Answer the dispute/)).toBeVisible();
  expect(filled()).toEqual(['Answer']);
});

test('finance corrects a disputed statement by a signed amount with its kind and reason', async () => {
  const onAdjust = vi.fn();
  await render(
    <Disputed answers={[...settlementAnswers(pending, disputed), answer(settleStatementApi.adjust, (input) => (onAdjust(input), null))]} />,
  );
  await expect.element(page.getByText('One order is missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Amount in PHP/ }).fill('-4.97');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Counted twice.');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  await expect
    .poll(() => onAdjust.mock.calls[0]?.[0])
    .toEqual({ id: '71', amount: '-4.97', reasonCode: 'tracking_error', reason: 'Counted twice.' });
});

test('a confirmed batch is paid at once, and those that may not be paid yet are named', async () => {
  const onPay = vi.fn();
  const held = [{ statement: { id: '72', name: 'Bea Cruz' }, code: 1028009, message: 'Payee data of Bea Cruz is incomplete.' }];
  await render(
    <ToPay answers={[...settlementAnswers(confirmed, due), answer(paymentApi.payBatch, (input) => (onPay(input), { begun: 1, held }))]} />,
  );
  await expect.element(page.getByText('Still to pay: 2.')).toBeVisible();
  await expect.element(page.getByText('payee missing')).toBeVisible();
  await page.getByRole('button', { name: 'Pay all by bank' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay all by bank' }).click();
  await expect.poll(() => onPay.mock.calls[0]?.[0]).toEqual({ batchId: '3', method: 1 });
  await expect.element(page.getByText('Left: Bea Cruz')).toBeVisible();
});

test('a statement that is owed is paid exactly what it owes, under one key', async () => {
  const onPay = vi.fn();
  const pay = answer(paymentApi.pay, (input) => (onPay(input), { id: '81', payNo: 'FK261123PH00017' }));
  await render(<Due answers={[...settlementAnswers(confirmed, due), pay]} />);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect
    .poll(() => onPay.mock.calls[0]?.[0])
    .toEqual({ statementId: '71', amount: '23605.98', method: 1, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test('a missing payee is added where the statement says so', async () => {
  const onSave = vi.fn();
  const none = answer(payeeApi.detail, () => ({ masked: null, withholdingRate: '0.00', changeTime: null, isFresh: false, can: ['edit'] }));
  await render(<Due answers={[...settlementAnswers(confirmed, due), none, answer(payeeApi.save, (input) => (onSave(input), null))]} />);
  await page.getByRole('button', { name: 'Add payee' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Bank' }).fill('BDO');
  await dialog.getByRole('textbox', { name: 'Account name' }).fill('K. Mendoza');
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('12');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Account number' }).fill('0012 3456 4417');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => onSave.mock.calls[0]?.[0])
    .toMatchObject({
      beneficiaryType: 1,
      beneficiaryId: '51',
      accountNumber: '0012 3456 4417',
      withholdingRate: '0.00',
    });
});
