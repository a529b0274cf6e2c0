import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { shopApi } from '@backlot/contract';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../stage/answer';
import { pdfAnswers } from './pdf.fixture';
import * as stories from './PdfButton.stories';

const { Merchant, WorkOrder, DraftWithoutSnapshots, PickedRows, PickedInList, PickedWithoutPermission, Refused } = composeStories(
  stories,
  {},
);
const patience = { timeout: 40_000 };

test('a merchant is previewed with the names of its codes', { timeout: 60_000 }, async () => {
  await render(<Merchant />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByRole('heading', { name: 'Merchant SG100007 晨露护肤官方旗舰店' }), patience).toBeVisible();
  await expect.element(page.getByText(/Skincare, Sunscreen/).first(), patience).toBeInTheDocument();
  await expect.element(page.getByText(/Singapore/).first()).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test('a work order prints merchant and product of its hand-out, in the money of its country', { timeout: 60_000 }, async () => {
  await render(<WorkOrder />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByText(/S\$88\.80/).first(), patience).toBeInTheDocument();
  await expect.element(page.getByText(/晨露护肤官方旗舰店/).first()).toBeInTheDocument();
});

test('a draft that was never handed out prints merchant and product as they are now', { timeout: 60_000 }, async () => {
  await render(<DraftWithoutSnapshots />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByText(/hello@chenlu\.example/).first(), patience).toBeInTheDocument();
  await expect.element(page.getByText(/Light, no white cast/).first()).toBeInTheDocument();
});

test('picked rows are fetched and paged through', { timeout: 60_000 }, async () => {
  await render(<PickedRows />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByText('1 of 6'), patience).toBeVisible();
  await page.getByRole('button', { name: 'Next record' }).click();
  await expect.element(page.getByRole('heading', { name: /SG100002/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download all 6' })).toBeVisible();
});

test('a record that may not be read says why and leaves no empty drawer', { timeout: 60_000 }, async () => {
  await render(<Refused />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByText('You may not see this merchant.'), patience).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a few picked rows are previewed, many are made by the server', { timeout: 60_000 }, async () => {
  const queued: unknown[] = [];
  const answers = [
    ...pdfAnswers(),
    answer(shopApi.pdf, ({ ids, form }) => {
      queued.push([ids?.length, form]);
      return { id: '1' };
    }),
  ];
  await render(<PickedInList answers={answers} />);
  await page.getByRole('button', { name: 'PDF 60' }).click();
  await expect.element(page.getByText('The PDFs are being made. They appear in the download centre.')).toBeVisible();
  expect(queued).toEqual([[60, 'zip']]);
  await page.getByRole('button', { name: 'PDF 3', exact: true }).click();
  await expect.element(page.getByText('1 of 3'), patience).toBeVisible();
});

test('who may not print sees no action', async () => {
  await render(
    <>
      <PickedWithoutPermission />
      <p>beside</p>
    </>,
  );
  await expect.element(page.getByText('beside')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
