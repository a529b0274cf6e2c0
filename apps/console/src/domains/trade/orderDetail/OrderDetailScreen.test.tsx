import { composeStories } from '@storybook/react-vite';
import { commercialOrderApi, errors, type OrderNextKey, workOrderLinkApi, workOrderUpApi } from '@backlot/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { lostOnce } from '../../../kit/stage/lostOnce';
import { orderDetail, orderDetailAnswers } from '../parts/order/orders.fixture';
import { pickerAnswers } from './submit/picker.fixture';
import * as stories from './OrderDetailScreen.stories';

const { Current, DraftOfManager, Loading, OfBd, OfMerchant, ReviewedInPlace } = composeStories(stories, {});
const creator = (name: string) => page.getByRole('table', { name: 'Creators' }).getByRole('rowgroup', { name });

test('says where the order stands and what this person does next; its button opens the form in place', async () => {
  const onResubmit = vi.fn();
  await render(<OfBd answers={[...orderDetailAnswers(), answer(workOrderUpApi.resubmit, (input) => (onResubmit(input), null))]} />);
  await expect.element(page.getByRole('list', { name: 'Progress' }).getByText('3 of 5')).toBeVisible();
  await expect
    .element(page.getByText('Paolo Santos was rejected (“The audience does not fit the product”)', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).first().click();
  const form = creator('Paolo Santos').getByRole('form', { name: 'Submit again' });
  await expect.element(form.getByRole('button', { name: 'Submit again' })).toBeDisabled();
  await form.getByRole('button', { name: 'Worked well with us before' }).click();
  await form.getByRole('button', { name: 'Submit again' }).click();
  await expect
    .poll(() => onResubmit.mock.calls[0]?.[0])
    .toMatchObject({ id: '5', recommendReason: expect.stringContaining('Worked well with us before') as string });
  await expect.element(page.getByText('Paolo Santos submitted again')).toBeVisible();
});

test('one button is filled, the one that the next step asks for; the chip names the current step', async () => {
  await render(<OfBd />);
  await expect.element(page.getByRole('list', { name: 'Progress' }).getByText('Trần Ngọc Anh', { exact: false })).toBeVisible();
  const filled = () => [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);
  await expect.poll(filled).toEqual(['Submit again']);
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Claimed');
});

test('an order that waits for others offers no filled button', async () => {
  await render(<OfMerchant />);
  await expect.element(page.getByRole('list', { name: 'Progress' })).toBeVisible();
  expect(document.querySelector('.MuiButton-contained')).toBeNull();
});

test('a next step that only a later version of the server knows is left out', async () => {
  const next = { key: 'waitForMoon' as OrderNextKey, values: {} };
  await render(<OfBd answers={orderDetailAnswers({ ...orderDetail, next })} />);
  await expect.element(page.getByRole('list', { name: 'Progress' }).getByText('3 of 5')).toBeVisible();
  expect(document.querySelector('.MuiButton-contained')).toBeNull();
});

test('a creator is a line of a table; why and the links unfold', async () => {
  await render(<OfBd />);
  const line = creator('Bea Reyes');
  await expect.element(page.getByRole('columnheader', { name: 'Agreed fee' })).toBeInTheDocument();
  await expect.element(line.getByRole('cell', { name: /1\D?500\D?000/ })).toBeVisible();
  await expect.element(line.getByText('Why', { exact: false })).not.toBeInTheDocument();
  await line.getByRole('button', { name: 'Details of Bea Reyes' }).click();
  await expect.element(line.getByText('Her followers are mothers', { exact: false })).toBeVisible();
  await expect.element(line.getByRole('link', { name: /tiktok/ }).first()).toBeVisible();
});

test('without a network an order that was never opened says so; it is loading again once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    await render(<Loading />);
    await expect.element(page.getByText('This page has not been opened before.', { exact: false })).toBeVisible();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('You are offline')).not.toBeInTheDocument();
  } finally {
    online.mockRestore();
  }
});

test('1025012 terms above the caps cannot be sent; within them they are', async () => {
  const onAgree = vi.fn();
  await render(<OfBd answers={[...orderDetailAnswers(), answer(workOrderUpApi.agree, (input) => (onAgree(input), null))]} />);
  await creator('Rhea Ramos').getByRole('button', { name: 'Agree' }).click();
  const form = creator('Rhea Ramos').getByRole('form', { name: 'Agree' });
  await form.getByRole('textbox', { name: 'Commission for the creator' }).fill('17.01');
  await expect.element(form.getByText(/At most 17/)).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Agree' })).toBeDisabled();
  await form.getByRole('textbox', { name: 'Commission for the creator' }).fill('17');
  await form.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => onAgree.mock.calls[0]?.[0]).toEqual({ id: '3', agreedShotCost: '1500000.00', agreedProportion: '17' });
});

test('1025018 a refused link keeps what was typed and says why', async () => {
  const refuse = answer(workOrderLinkApi.resubmit, () =>
    Promise.reject(
      new Refusal(errors.linkOfOtherChannel.code, 'The link is not of this channel.', { link: 'Enter a video on tiktok.com, like …' }),
    ),
  );
  await render(<OfBd answers={[...orderDetailAnswers(), refuse]} />);
  await creator('Kristine Cruz').getByRole('button', { name: 'Submit again' }).click();
  const form = creator('Kristine Cruz').getByRole('form', { name: 'Preview link' });
  await form.getByRole('textbox', { name: 'Preview link' }).fill('not a link');
  await expect.element(form.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled();
  await expect.element(form.getByRole('textbox', { name: 'Preview link' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'Preview link' }).fill('https://example.com/v/1');
  await form.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(form.getByText('Enter a video on tiktok.com, like …')).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: 'Preview link' })).toHaveValue('https://example.com/v/1');
});

test('a creator that the merchant wished for stands with the others and is submitted there', async () => {
  const onSubmit = vi.fn();
  const wishes = [
    { upId: '90', nickname: 'Linh Review Nè', upNumber: '@linh', bd: { id: '51', name: 'Trần Ngọc Anh' } },
    { upId: '71', nickname: 'Bea Reyes', upNumber: '@bea', bd: null },
  ];
  await render(
    <OfBd
      answers={[
        ...orderDetailAnswers({ ...orderDetail, wishes }),
        answer(workOrderUpApi.submitUp, (input) => (onSubmit(input), { id: '99' })),
      ]}
    />,
  );
  const list = page.getByRole('list', { name: 'Wished by the merchant, not submitted yet' });
  const wish = list.getByRole('listitem', { name: 'Linh Review Nè' });
  await expect.element(list.getByRole('listitem', { name: 'Bea Reyes' })).not.toBeInTheDocument();
  await wish.getByRole('button', { name: 'Submit' }).click();
  await wish.getByRole('textbox').fill('She fits.');
  await wish.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toEqual({ workOrderId: '3', upId: '90', recommendReason: 'She fits.' });
});

test('a share without a BD is what its manager does next', async () => {
  const allocations = orderDetail.allocations.map((share) => ({ ...share, can: ['reallocate'] }));
  await render(
    <OfBd
      path="/workOrderOwnDetail?id=3"
      answers={orderDetailAnswers({ ...orderDetail, can: ['reallocate'], allocations, next: { key: 'reallocate', values: { count: 1 } } })}
    />,
  );
  await expect
    .element(page.getByText('1 share has no BD: returned, or the account is disabled. Give it to another BD.', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Give to another BD' }).first().click();
  await expect.element(page.getByRole('dialog', { name: 'Give the share of Trần Ngọc Anh to another BD' })).toBeVisible();
});

test('1025020 a link without rounds left asks for nothing; one that was withdrawn is brought again', async () => {
  const used = await render(
    <OfBd
      answers={orderDetailAnswers({
        ...orderDetail,
        next: { key: 'linkUsedUp', values: { name: 'Kristine Cruz', rounds: 5 } },
      })}
    />,
  );
  await expect
    .element(
      page.getByText(
        'The link of Kristine Cruz was rejected 5 times and cannot be submitted again. You can end the work with Kristine Cruz.',
        { exact: false },
      ),
    )
    .toBeVisible();
  await used.unmount();
  await render(<OfBd answers={orderDetailAnswers({ ...orderDetail, next: { key: 'renewLink', values: { name: 'Kristine Cruz' } } })} />);
  await expect.element(page.getByText('Kristine Cruz is approved again. Submit the link again.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).first().click();
  await expect.element(creator('Kristine Cruz').getByRole('form', { name: 'Preview link' })).toBeVisible();
});

test('the way from the list opens the drawer to submit creators, once', async () => {
  await render(<OfBd path="/workOrderBDDetail?id=3&submit=1" />);
  const drawer = page.getByRole('dialog', { name: 'Submit creators' });
  await expect.element(drawer).toBeVisible();
  // A rejected creator takes no place.
  for (const words of [/^1 place left$/, /^3 approved · 1 in review · 0 chosen now$/])
    await expect.element(drawer.getByText(words)).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

const picker = page.getByRole('dialog', { name: 'Submit creators' });
const tick = (name: string) => picker.getByRole('checkbox', { name: `Choose ${name}` });
const openPicker = async () => page.getByRole('button', { name: 'Submit creators' }).first().click();
const sending = (onSubmit: (input: unknown) => void, failed: { id: string; code: number; message: string }[] = []) =>
  answer(workOrderUpApi.submitUps, (input) => {
    onSubmit(input);
    const bad = new Set(failed.map(({ id }) => id));
    return { ok: input.ups.map(({ upId }) => upId).filter((id) => !bad.has(id)), failed };
  });

test('a newcomer submits a creator: tick, click a reason, submit', async () => {
  const onSubmit = vi.fn();
  await render(<OfBd answers={[...(OfBd.args.answers ?? []), sending(onSubmit)]} />);
  await openPicker();
  await tick('Linh Review Nè').click();
  const send = picker.getByRole('button', { name: 'Submit 1 creator' });
  await expect.element(send).toBeDisabled();
  await picker.getByRole('button', { name: 'The audience fits the product' }).click();
  await send.click();
  await expect
    .poll(() => onSubmit.mock.calls[0]?.[0])
    .toEqual({ workOrderId: '3', ups: [{ upId: '90', recommendReason: 'The audience fits the product' }] });
  await expect.element(picker).not.toBeInTheDocument();
});

test('several go at once with a reason each; one that is refused stays with the reason why', async () => {
  const onSubmit = vi.fn();
  const failed = [{ id: '91', code: 1025003, message: 'Another BD has this creator.' }];
  await render(<OfBd answers={[...(OfBd.args.answers ?? []), sending(onSubmit, failed)]} />);
  await openPicker();
  await tick('Linh Review Nè').click();
  await tick('Minh Ăn Gì').click();
  await picker.getByRole('button', { name: 'One reason each' }).click();
  await picker.getByRole('textbox', { name: 'Why Linh Review Nè' }).fill('Her test did well.');
  await expect.element(picker.getByRole('button', { name: 'Submit 2 creators' })).toBeDisabled();
  await picker.getByRole('textbox', { name: 'Why Minh Ăn Gì' }).fill('Cheap.');
  await picker.getByRole('button', { name: 'Submit 2 creators' }).click();
  await expect
    .poll(() => (onSubmit.mock.calls[0]?.[0] as { ups: unknown } | undefined)?.ups)
    .toEqual([
      { upId: '90', recommendReason: 'Her test did well.' },
      { upId: '91', recommendReason: 'Cheap.' },
    ]);
  await expect.element(picker.getByText('Minh Ăn Gì: Another BD has this creator.', { exact: false })).toBeVisible();
  await expect.element(tick('Linh Review Nè')).not.toBeChecked();
  await expect.element(tick('Minh Ăn Gì')).toBeChecked();
});

test('the picker says how each fits, adds prices against the brief, compares, and keeps whom it was told across closing', async () => {
  await render(<OfBd />);
  await openPicker();
  const line = picker.getByRole('listitem', { name: 'Minh Ăn Gì' });
  await expect.poll(() => line.element().textContent).toContain('Fit to the brief: 3 of 4');
  await expect.element(tick('Ngọc Ánh Skincare')).toBeDisabled();
  await tick('Linh Review Nè').click();
  await tick('Thu Trang Beauty').click();
  await expect.element(picker.getByText('₫100,000 over')).toBeVisible();
  await picker.getByRole('button', { name: 'Compare 2' }).click();
  const comparing = page.getByRole('dialog', { name: 'Compare creators' });
  await expect.element(comparing.getByRole('columnheader', { name: 'Thu Trang Beauty' })).toBeVisible();
  await comparing.getByRole('button', { name: 'Close' }).click();
  await picker.getByRole('button', { name: 'Close' }).click();
  await openPicker();
  await expect.element(tick('Thu Trang Beauty')).toBeChecked();
});

test('filters and the order asked for reach the call', async () => {
  const onAsk = vi.fn();
  const watched = pickerAnswers().map((one) =>
    one.endpoint === workOrderUpApi.candidates ? { ...one, reply: (input: unknown) => (onAsk(input), one.reply(input)) } : one,
  );
  await render(<OfBd answers={[...orderDetailAnswers(), ...watched]} />);
  await openPicker();
  await picker.getByRole('button', { name: 'Within the fee' }).click();
  await expect.poll(() => onAsk.mock.lastCall?.[0]).toMatchObject({ meets: ['fee'], sortField: 'fit' });
});

test('creators whose answer was lost are submitted once', async () => {
  const lost = lostOnce(workOrderUpApi.submitUps, { ok: ['90'], failed: [] });
  await render(<OfBd answers={[...(OfBd.args.answers ?? []), lost.answer]} />);
  await openPicker();
  await tick('Linh Review Nè').click();
  await picker.getByRole('button', { name: 'The audience fits the product' }).click();
  await picker.getByRole('button', { name: 'Submit 1 creator' }).click();
  await expect.element(picker.getByRole('alert')).toBeVisible();
  await picker.getByRole('button', { name: 'Submit 1 creator' }).click();
  await expect.poll(() => lost.ids).toHaveLength(2);
  expect(lost.ids[0]).toBeTruthy();
  expect(lost.ids[1]).toBe(lost.ids[0]);
});

test('the current view shows creators under way, all on demand', async () => {
  await render(<Current />);
  await expect.element(creator('Rhea Ramos')).toBeVisible();
  await expect.element(creator('Bea Reyes')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show all (5)' }).click();
  await expect.element(creator('Bea Reyes')).toBeVisible();
});

test('buttons are those the server allows', async () => {
  await render(<DraftOfManager />);
  await expect.element(page.getByRole('button', { name: 'Hand out' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Recall' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/Allocate the creators to BDs: 0 of 5 are allocated/)).toBeVisible();
});

test('a draft is corrected and deleted where it is read, by whom the server allows', async () => {
  const [onEdit, onDelete] = [vi.fn(), vi.fn()];
  const { args } = DraftOfManager;
  const calls = [
    answer(commercialOrderApi.edit, (input) => (onEdit(input), {})),
    answer(commercialOrderApi.delete, ({ ids }) => (onDelete(ids), { ok: ids, failed: [] })),
  ];
  await render(<DraftOfManager answers={[...(args.answers ?? []), ...calls]} />);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Creators needed' }).fill('7');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => onEdit.mock.calls[0]?.[0]).toMatchObject({ id: '3', version: 1, requireUpNum: 7 });
  await expect.element(form).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => onDelete.mock.calls[0]?.[0]).toEqual(['3']);
});

test('an order under way has neither', async () => {
  await render(<OfBd />);
  await expect.element(page.getByRole('list', { name: 'Progress' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Delete', exact: true })).not.toBeInTheDocument();
});

test('a reviewer rejects in place with a usual reason', async () => {
  const onReject = vi.fn();
  const { args } = ReviewedInPlace;
  await render(<ReviewedInPlace answers={[...(args.answers ?? []), answer(workOrderUpApi.reject, (input) => (onReject(input), null))]} />);
  await creator('Angel Villanueva').getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject Angel Villanueva?' });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect.element(dialog.getByText('A reason is required')).toBeVisible();
  await dialog.getByRole('button', { name: /Interaction is too low/ }).click();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect.poll(() => onReject.mock.calls[0]?.[0]).toEqual({ id: '4', reason: 'Interaction is too low' });
});

test('a merchant sees neither BDs nor what the agency pays', async () => {
  await render(<OfMerchant />);
  await expect.element(page.getByRole('heading', { name: 'Terms, frozen at hand-out' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'BDs' })).not.toBeInTheDocument();
  await expect.element(page.getByText('BD', { exact: true })).not.toBeInTheDocument();
});

test('in columns the header names what a cell holds, and no cell repeats it', async () => {
  await page.viewport(1440, 900);
  await render(<OfBd />);
  const fee = () => [...document.querySelectorAll<HTMLElement>('[role=cell][data-label="Agreed fee"]')];
  await expect.poll(() => fee().some(({ textContent }) => /\d/.test(textContent))).toBe(true);
  const labels = () => fee().map((cell) => getComputedStyle(cell, '::before').content);
  expect(new Set(labels())).toEqual(new Set(['none']));
  await page.viewport(360, 800);
  await expect.poll(() => labels().includes('"Agreed fee"')).toBe(true);
  await page.viewport(1280, 800);
});
