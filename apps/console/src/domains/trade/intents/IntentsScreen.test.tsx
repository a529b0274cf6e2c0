import { composeStories } from '@storybook/react-vite';
import { intentApi, upApi, workOrderApi } from '@backlot/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creatorRows } from '../../creators/parts/creators.fixture';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import { detailOf, intentAnswers } from './intents.fixture';
import * as stories from './IntentsScreen.stories';

afterEach(() => page.viewport(1280, 800));

const { List, ReadOnly } = composeStories(stories, {});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('an answer is noted', async () => {
  const onReply = vi.fn();
  await render(<List answers={[...intentAnswers(), answer(intentApi.reply, (input) => (onReply(input), null))]} />);
  await actOn(row('Bea Reyes'), 'Note the answer');
  const dialog = page.getByRole('dialog', { name: 'What did Bea Reyes answer?' });
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Interested' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onReply.mock.calls[0]?.[0]).toEqual({ id: '1', interested: true, replyContent: '' });
});

test('an interested creator is submitted to one of the running orders', async () => {
  const onConvert = vi.fn();
  await render(<List answers={[...intentAnswers(), answer(intentApi.convert, (input) => (onConvert(input), { workOrderUpId: '5' }))]} />);
  await actOn(row('Kristine Cruz'), 'Submit to an order');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Work order' }).click();
  await page.getByRole('option', { name: /Kids lunch box/ }).click();
  await dialog.getByRole('textbox', { name: 'Why this creator' }).fill('She wants to');
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.poll(() => onConvert.mock.calls[0]?.[0]).toEqual({ id: '2', workOrderId: '3', recommendReason: 'She wants to' });
});

test('a creator whom a merchant invited is submitted to an order of that merchant', async () => {
  const onOrders = vi.fn();
  await render(
    <List
      answers={[
        ...intentAnswers(),
        answer(workOrderApi.bd, ({ shopId }) => (onOrders(shopId), { pageNo: 1, pageSize: 20, totalPage: 0, totalRows: 0, rows: [] })),
      ]}
    />,
  );
  await expect.element(row('Angel Mendoza').getByText('Merchant', { exact: true })).toBeVisible();
  await actOn(row('Angel Mendoza'), 'Submit to an order');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Your running orders of Araw Sun Care')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Work order' }).click();
  await expect.poll(() => onOrders.mock.calls).toEqual([['61']]);
});

test('the creator is a way to its page; the list is narrowed by sender and country', async () => {
  const asked: unknown[] = [];
  const seen = answer(
    intentApi.page,
    (input) => (
      input.pageSize > 1 && asked.push([input.fromType, input.country]),
      { pageNo: 1, pageSize: 10, totalPage: 0, totalRows: 0, rows: [] }
    ),
  );
  const { unmount } = await render(<List />);
  await expect
    .element(page.getByRole('link', { name: 'Bea Reyes' }))
    .toHaveAttribute('href', expect.stringContaining('/talentAdminDetail?id='));
  await unmount();
  await render(<List path="/?fromType=2&country=VN" answers={[...intentAnswers(), seen]} />);
  await expect.poll(() => asked.at(-1)).toEqual([[2], ['VN']]);
});

test('who may not send sees no button for it', async () => {
  await render(<ReadOnly />);
  await expect.element(row('Bea Reyes')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Invite a creator' })).not.toBeInTheDocument();
});

const ana = { ...creatorRows[0], nickname: 'Ana Cruz' } as (typeof creatorRows)[number];
const withCreators = answer(upApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 1, totalRows: 1, rows: [ana] }));

test('an invitation says how to reach its sender, by kind and number together, or says nothing of it', async () => {
  const onSend = vi.fn();
  await render(<List answers={[...intentAnswers(), withCreators, answer(intentApi.send, (input) => (onSend(input), { id: '9' }))]} />);
  const begin = async () => {
    await page.getByRole('button', { name: 'Invite a creator' }).click();
    await dialog.getByRole('combobox', { name: 'Creator' }).click();
    await page.getByRole('option', { name: /Ana Cruz/ }).click();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello');
  };
  const dialog = page.getByRole('dialog', { name: 'Invite a creator' });
  const [kind, value, sendNow] = [
    dialog.getByRole('combobox', { name: 'Your contact' }),
    dialog.getByRole('textbox', { name: 'Number or name' }),
    dialog.getByRole('button', { name: 'Send', exact: true }),
  ];
  await begin();
  await expect.element(value).toBeDisabled();
  await kind.click();
  await page.getByRole('option', { name: 'Viber' }).click();
  await expect.element(sendNow).toBeDisabled();
  await value.fill(' +63 917 555 0142 ');
  await sendNow.click();
  await expect
    .poll(() => onSend.mock.calls.at(-1)?.[0])
    .toEqual({ upId: ana.id, message: 'Hello', contactType: 'viber', contactValue: '+63 917 555 0142' });
  await expect.element(dialog).not.toBeInTheDocument();
  await begin();
  await kind.click();
  await page.getByRole('option', { name: 'LINE' }).click();
  await value.fill('trang.bd');
  await kind.click();
  await page.getByRole('option', { name: 'None' }).click();
  await sendNow.click();
  await expect.poll(() => onSend.mock.calls.at(-1)?.[0]).toEqual({ upId: ana.id, message: 'Hello' });
});

test('a creator who wrote by itself is noted as an intent of the creator', async () => {
  const onSend = vi.fn();
  await render(<List answers={[...intentAnswers(), withCreators, answer(intentApi.send, (input) => (onSend(input), { id: '9' }))]} />);
  await page.getByRole('button', { name: 'Invite a creator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'The creator came to us: note the interest' }).click();
  await dialog.getByRole('combobox', { name: 'Creator' }).click();
  await page.getByRole('option', { name: /Ana Cruz/ }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Your contact' })).not.toBeInTheDocument();
  await dialog.getByRole('textbox', { name: 'What the creator told' }).fill('Wants the serum.');
  await dialog.getByRole('button', { name: 'Note it' }).click();
  await expect.element(page.getByText('Interest of Ana Cruz noted')).toBeVisible();
  await expect.poll(() => onSend.mock.calls[0]?.[0]).toEqual({ upId: ana.id, message: 'Wants the serum.', fromType: 3 });
});

test('the detail shows how to reach the sender, or that it is hidden, or nothing', async () => {
  const open = async (more: Parameters<typeof detailOf>[1]) => {
    const { unmount } = await render(<List answers={[...intentAnswers(), answer(intentApi.detail, ({ id }) => detailOf(id, more))]} />);
    await actOn(row('Rhea Ramos'), 'Details');
    return { drawer: page.getByRole('dialog', { name: 'Rhea Ramos' }), unmount };
  };
  const seen = await open({});
  await expect.element(seen.drawer.getByText('Viber · +63 917 555 0142')).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('denied'));
  await seen.drawer.getByRole('button', { name: 'Copy Viber' }).click();
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(write).toHaveBeenCalledWith('+63 917 555 0142');
  await seen.drawer.getByRole('button', { name: 'Copy Viber' }).click();
  await expect.element(page.getByText('Not copied: the browser refused. Select the text and copy it.')).toBeVisible();
  write.mockRestore();
  await seen.unmount();
  const masked = await open({ contactValue: '••••••', contactVisible: false });
  await expect.element(masked.drawer.getByText('Viber · ••••••')).toBeVisible();
  await expect.element(masked.drawer.getByText('Hidden: you need the permission “Show contacts” of the creator library.')).toBeVisible();
  await expect.element(masked.drawer.getByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  await masked.unmount();
  const silent = await open({ contactType: null, contactValue: null, contactVisible: false });
  await expect.element(silent.drawer.getByText('Contact of the sender')).toBeVisible();
  await expect.element(silent.drawer.getByText(/Hidden/)).not.toBeInTheDocument();
});

test('a contact that has not the form of its kind is told at its field and at the top of the form, which is brought into sight', async () => {
  const problem = 'Enter a number such as +63 917 123 4567.';
  const refuse = () => {
    throw new Refusal(1012001, problem, { contactValue: problem });
  };
  await page.viewport(360, 740);
  await render(<List answers={[...intentAnswers(), withCreators, answer(intentApi.send, refuse)]} />);
  await page.getByRole('button', { name: 'Invite a creator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a creator' });
  await dialog.getByRole('combobox', { name: 'Creator' }).click();
  await page.getByRole('option', { name: /Ana Cruz/ }).click();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await dialog.getByRole('combobox', { name: 'Your contact' }).click();
  await page.getByRole('option', { name: 'Viber' }).click();
  const value = dialog.getByRole('textbox', { name: 'Number or name' });
  await value.fill('my number');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(value).toHaveAccessibleDescription(problem);
  await expect.element(dialog.getByRole('alert').getByText(problem)).toBeInViewport();
  await value.fill('+63 917 555 0142');
  await expect.element(value).toHaveAccessibleDescription('So the creator can reach you');
});
