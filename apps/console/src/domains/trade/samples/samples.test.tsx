import { composeStories } from '@storybook/react-vite';
import { errors, sampleApi } from '@backlot/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { actOn } from '../../../kit/stage/actOn';
import { answer, Refusal } from '../../../kit/stage/answer';
import * as detailStories from './detail/SampleDetailScreen.stories';
import * as queueStories from './queue/SampleQueueScreen.stories';
import { sampleAnswers, sampleDetailOf } from './samples.fixture';
import * as listStories from './SamplesScreen.stories';

afterEach(() => page.viewport(1280, 800));

const { List, ReadOnly } = composeStories(listStories, {});
const { ToReview, ToShip, Shipped, AddressHidden, NotMine } = composeStories(detailStories, {});
const { Queue } = composeStories(queueStories, {});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('the list says where each sample stands, and its acts are those that are allowed', async () => {
  const onCall = vi.fn();
  await render(<List answers={sampleAnswers(onCall)} />);
  await expect.element(row('Minh Ăn Gì').getByText('To be sent back')).toBeVisible();
  await expect.element(row('Angel Mendoza').getByText('LBC-204')).toBeVisible();
  await actOn(row('Angel Mendoza'), 'It has arrived');
  await page.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).click();
  await expect.poll(() => onCall.mock.calls).toEqual([['deliver', { id: '4' }]]);
});

test('who only reads has no way to the queue and none into the sample', async () => {
  await render(<ReadOnly />);
  await expect.element(row('Bea Reyes')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Review one by one' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /YP261120/ })).not.toBeInTheDocument();
});

test('a sample is approved and shipped by keys alone', async () => {
  const onCall = vi.fn();
  await render(<Queue answers={sampleAnswers(onCall)} />);
  await expect.element(page.getByRole('heading', { name: 'Bea Reyes' })).toBeVisible();
  await expect.element(page.getByText('12 Kalayaan Avenue')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('heading', { name: 'Kristine Cruz' })).toBeVisible();
  await userEvent.keyboard('r');
  const rejecting = page.getByRole('dialog', { name: /Reject: Kristine Cruz/ });
  await expect.element(rejecting.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('3{Control>}{Enter}{/Control}');
  await expect
    .poll(() => onCall.mock.calls)
    .toEqual([
      ['approve', { id: '1' }],
      ['reject', { id: '2', rejectReasonCode: 3 }],
    ]);
  await page.getByRole('button', { name: 'Awaiting shipment' }).click();
  await expect.element(page.getByRole('heading', { name: 'Bea Reyes' })).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('combobox', { name: 'Carrier' })).toHaveFocus();
  await userEvent.keyboard('LBC{Escape}{Tab}');
  await page.getByRole('textbox', { name: 'Tracking number' }).fill('LBC-300');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => onCall.mock.calls.at(-1))
    .toEqual(['ship', { id: '1', carrier: 'LBC', trackingNo: 'LBC-300', needReturn: false }]);
});

test('the page of a sample leads with what comes next, and says why it cannot be', async () => {
  const late = answer(sampleApi.approve, () => Promise.reject(new Refusal(errors.sampleReviewLate.code, errors.sampleReviewLate.en)));
  await render(<ToReview answers={[...sampleAnswers(), late]} />);
  await expect.element(page.getByText(/Review the request by/)).toBeVisible();
  await expect.element(page.getByText(/9 completed, 1 overdue/)).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText('The review deadline has passed.')).toBeVisible();
});

test('a rejection needs a reason, and another one its words', async () => {
  const onCall = vi.fn();
  await render(<ToReview answers={sampleAnswers(onCall)} />);
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Another reason' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'In your own words' }).fill('We changed the packaging.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect
    .poll(() => onCall.mock.calls)
    .toEqual([['reject', { id: '1', rejectReasonCode: 4, rejectReason: 'We changed the packaging.' }]]);
});

test('the address is there for those who may see it only', async () => {
  const { unmount } = await render(<Shipped />);
  await expect.element(page.getByText('12 Kalayaan Avenue')).toBeVisible();
  await unmount();
  const hidden = await render(<AddressHidden />);
  await expect.element(page.getByText(/Only the merchant and the creator/)).toBeVisible();
  await expect.element(page.getByText('12 Kalayaan Avenue')).not.toBeInTheDocument();
  await hidden.unmount();
  await render(<NotMine />);
  await expect.element(page.getByText('12 Kalayaan Avenue')).not.toBeInTheDocument();
});

test('the packing slip of a sample to ship is a PDF with its address', { timeout: 60_000 }, async () => {
  const slip = answer(sampleApi.slip, ({ id }) => {
    const { receiver, ...sample } = sampleDetailOf(id);
    if (!receiver) throw new Error('no address');
    return { ...sample, receiver, goodsNo: 'SP261101PH00041', specification: null, dataTime: '2026-11-22 03:00:00' };
  });
  await render(<ToShip answers={[...sampleAnswers(), slip]} />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByText(/12 Kalayaan Avenue/).last(), { timeout: 40_000 }).toBeInTheDocument();
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText(/SP261101PH00041/)
        .first(),
    )
    .toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test('on a phone samples are cards without sideways scrolling', async () => {
  await page.viewport(360, 780);
  await render(<List />);
  await expect.element(page.getByText('Bea Reyes').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
