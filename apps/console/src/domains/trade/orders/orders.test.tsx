import { composeStories } from '@storybook/react-vite';
import { commercialOrderApi, errors, ruleApi, workOrderApi } from '@backlot/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { orderRows } from '../parts/order/orders.fixture';
import { orderListAnswers } from './orderList.fixture';
import * as stories from './orders.stories';

const { Commercial, Hall, OfBd, ReadOnly } = composeStories(stories, {});
afterEach(() => page.viewport(1280, 800));

const enabledRule = {
  id: '2',
  version: 1,
  can: [],
  ruleName: 'VN commercial orders',
  ruleType: 2,
  dimension: 1,
  country: 'VN' as const,
  currency: 'VND',
  metric: 2,
  base: '3',
  ratio: '1.50',
  amount: '200000',
  calcMode: 2,
  validBegin: '2026-01-01',
  validEnd: null,
  ruleStatus: 1,
  ruleVersion: 1,
  remark: null,
  tiers: [],
  scopes: [],
  createTime: '2026-01-02 03:00:00',
};
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const more = async (name: string, action: string) => {
  await row(name)
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('the name leads to the detail; actions are those the server allows', async () => {
  await render(<Commercial />);
  await expect
    .element(page.getByRole('link', { name: '11.11 sunscreen launch, Hà Nội' }))
    .toHaveAttribute('href', '/workOrderOwnDetail?id=1');
  await row('11.11 sunscreen')
    .getByRole('button', { name: /^More for / })
    .click();
  await expect.element(page.getByRole('menuitem', { name: 'Hand out' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Recall' })).not.toBeInTheDocument();
});

test('several orders are handed out at once; each refusal is told with its reason', async () => {
  await render(<Commercial />);
  await expect.element(row('11.11 sunscreen')).toBeVisible();
  for (const _ of [1, 2])
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/, checked: false })
      .first()
      .click();
  await page.getByRole('region', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Hand out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand out' }).click();
  await expect.element(page.getByText('1 done')).toBeVisible();
  await expect.element(page.getByText('1 was refused')).toBeVisible();
  await expect
    .element(page.getByRole('dialog').getByRole('listitem'))
    .toHaveTextContent('Serum vitamin C for sensitive skin: All creators must be allocated before issuing (0 of 5).');
});

test('creators are shared out with each BD’s open orders in sight; wished creators get a BD', async () => {
  const onAllocate = vi.fn();
  await render(<Commercial answers={[...orderListAnswers(), answer(workOrderApi.allocate, (input) => (onAllocate(input), null))]} />);
  await actOn(row('11.11 sunscreen'), 'Allocate');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('bd.vn.2 · 1 open order')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Creators for Lê Minh Khôi (bd.vn.2)' }).fill('6');
  await expect.element(dialog.getByText(/1 too many/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Spread evenly' }).click();
  await expect.element(dialog.getByText('5 of 5 creators allocated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => onAllocate.mock.calls[0]?.[0])
    .toMatchObject({
      id: '1',
      allocations: [
        { bdId: '51', allocNum: 2 },
        { bdId: '52', allocNum: 3 },
      ],
      wishes: [{ upId: '71', bdId: '51' }],
    });
});

test('1024001 the form says while typing that ratios do not fit', async () => {
  await render(<Commercial />);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Whole package' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Creator commission' }).fill('12');
  await dialog.getByRole('textbox', { name: 'BD commission' }).fill('3');
  await expect.element(dialog.getByText('Creator 12 % + BD 3 % = 15 % of 20 %, 5 % left')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'BD commission' }).fill('8.5');
  await expect.element(dialog.getByText(/that is 0.5 % more than the whole package of 20 %/)).toBeVisible();
});

test('rules that an order was agreed under are picked from the enabled ones of its country', async () => {
  const onEdit = vi.fn();
  const rules = answer(ruleApi.page, ({ pageNo, pageSize }) => ({
    pageNo,
    pageSize,
    totalPage: 1,
    totalRows: 1,
    rows: [enabledRule],
  }));
  const named = orderRows.map((order) => ({ ...order, rules: [{ id: '90', name: 'Last year’s bonus' }] }));
  await render(
    <Commercial answers={[...orderListAnswers(named), rules, answer(commercialOrderApi.edit, (input) => (onEdit(input.ruleIds), {}))]} />,
  );
  await actOn(row('11.11 sunscreen'), 'Edit');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('combobox', { name: 'Commission rules' })).toHaveTextContent('Last year’s bonus');
  await dialog.getByRole('combobox', { name: 'Commission rules' }).click();
  await page.getByRole('option', { name: 'VN commercial orders' }).click();
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onEdit.mock.calls).toEqual([[['90', '2']]]);
});

test('a BD claims an order; somebody faster is told about', async () => {
  const refuse = answer(workOrderApi.claim, () =>
    Promise.reject(new Refusal(errors.allocationNotYours.code, 'This allocation is not yours or was already claimed.')),
  );
  const { args } = Hall;
  await render(<Hall answers={[...(args.answers ?? []), refuse]} />);
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect.element(page.getByText('This allocation is not yours or was already claimed.')).toBeVisible();
});

test('ending asks for a reason and what becomes of pending creators', async () => {
  const onEnd = vi.fn();
  await render(<Commercial answers={[...orderListAnswers(), answer(workOrderApi.end, (input) => (onEnd(input), null))]} />);
  await more('Kids lunch box', 'End');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sold out');
  await dialog.getByRole('checkbox', { name: /Reject the pending submission/ }).click();
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect.poll(() => onEnd.mock.calls[0]?.[0]).toEqual({ id: '3', reason: 'Sold out', rejectPending: true });
});

test('a BD’s first action on an order is to submit creators; it leads to the drawer of the order', async () => {
  await render(<OfBd answers={orderListAnswers(orderRows.slice(2, 3).map((order) => ({ ...order, can: ['submitUp', 'returnAlloc'] })))} />);
  const mine = row('Kids lunch box');
  await expect.element(mine.getByRole('button', { name: 'Submit creators' })).toBeVisible();
  await expect.element(mine.getByText('1 pending')).toBeVisible();
});

test('columns fit beside the menu on a laptop of 1366 px', async () => {
  await page.viewport(1366 - 230, 768);
  await render(<Commercial />);
  await expect.element(row('11.11 sunscreen')).toBeVisible();
  const wider = () =>
    [...document.querySelectorAll('*')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.className} ${element.scrollWidth} ${element.clientWidth}`);
  await expect.poll(wider).toEqual([]);
});

test('the own orders show the running ones first, all on demand', async () => {
  const asked: unknown[] = [];
  const bd = answer(workOrderApi.bd, (input) => {
    if (input.pageSize > 1) asked.push(input.current);
    return { pageNo: 1, pageSize: 10, totalPage: 0, totalRows: 0, rows: [] };
  });
  await render(<OfBd answers={[...orderListAnswers(), bd]} />);
  await expect.poll(() => asked.at(-1)).toBe(true);
  await page.getByRole('button', { name: 'All orders' }).click();
  await expect.poll(() => asked.at(-1)).toBe(undefined);
});

test('what waits and what ended is looked for in all orders; going back to the current ones drops it', async () => {
  const asked: unknown[] = [];
  const bd = answer(workOrderApi.bd, (input) => {
    const { current, waits, workOrderStatus, due } = input as Record<string, unknown>;
    // The numbers of the views are asked for by one row.
    if (input.pageSize > 1) asked.push({ current, waits, workOrderStatus, due });
    return { pageNo: 1, pageSize: 10, totalPage: 0, totalRows: 0, rows: [] };
  });
  await render(<OfBd answers={[...orderListAnswers(), bd]} />);
  await page.getByRole('button', { name: 'Waiting for me' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ waits: 'me' });
  await page.getByRole('button', { name: 'Overdue' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ current: true, due: 'overdue' });
  await page.getByRole('button', { name: 'Ended' }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ workOrderStatus: [3] });
  await page.getByRole('button', { name: 'Current', exact: true }).click();
  await expect.poll(() => asked.at(-1)).toEqual({ current: true });
});

test('who may not add is told which permission is missing', async () => {
  await render(<ReadOnly />);
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: /^More for / })).not.toBeInTheDocument();
});
