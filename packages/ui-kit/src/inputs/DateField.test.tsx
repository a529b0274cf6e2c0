import type { Locale } from '@backlot/i18n';
import { LocaleProvider } from '@backlot/i18n/react';
import { composeStories } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as stories from './DateField.stories';

const { Plain, Limited } = composeStories(stories, {});
const show = (field: ReactNode, locale: Locale = 'en') =>
  render(
    <BacklotThemeProvider>
      <LocaleProvider locale={locale}>{field}</LocaleProvider>
    </BacklotThemeProvider>,
  );
const box = page.getByRole('textbox', { name: 'Valid until' });
const day = (name: string) => page.getByRole('gridcell', { name, exact: true });

test.each([
  ['zh-CN', '20261205'],
  ['en', '12/5/2026'],
  ['vn', '5/12/2026'],
] as const)('in %s a day is shown as everywhere, and also read in the order of the language', async (locale, typed) => {
  const onChange = fn();
  await show(<Plain onChange={onChange} />, locale);
  await expect.element(box).toHaveValue('2026-11-18');
  await box.fill(typed);
  expect(onChange).toHaveBeenLastCalledWith('2026-12-05');
  await userEvent.tab();
  await expect.element(box).toHaveValue('2026-12-05');
});

test('what is no day stays, is explained, and reaches no form as nothing', async () => {
  const onChange = fn();
  await show(<Plain onChange={onChange} />);
  await box.fill('02/30/2026');
  expect(onChange).toHaveBeenLastCalledWith('invalid');
  await userEvent.tab();
  await expect.element(page.getByText('Enter a day as YYYY-MM-DD.')).toBeVisible();
  await expect.element(box).toHaveValue('02/30/2026');
  await box.fill('');
  expect(onChange).toHaveBeenLastCalledWith('');
  await expect.element(page.getByText('Enter a day as YYYY-MM-DD.')).not.toBeInTheDocument();
});

test('a day beyond the limits is told, and cannot be picked', async () => {
  await show(<Limited />);
  await box.fill('11/21/2026');
  await userEvent.tab();
  await expect.element(page.getByText('Not after 2026-11-20.')).toBeVisible();
  await box.fill('11/09/2026');
  await userEvent.tab();
  await expect.element(page.getByText('Not before 2026-11-10.')).toBeVisible();
  await page.getByRole('button', { name: 'Open calendar: Valid until' }).click();
  await expect.element(day('9')).toBeDisabled();
  await expect.element(day('10')).toBeEnabled();
});

test('the calendar speaks the language, takes a day by keyboard, hands the focus back, and clears', async () => {
  const onChange = fn();
  await show(<Plain onChange={onChange} />, 'vn');
  const opener = page.getByRole('button', { name: 'Mở lịch: Valid until' });
  await opener.click();
  const calendar = page.getByRole('dialog', { name: 'Valid until' });
  await expect.element(calendar.getByText('Tháng 11, 2026')).toBeVisible();
  await expect.element(calendar.getByRole('columnheader', { name: 'Thứ Hai' })).toHaveTextContent('T2');
  await expect.element(day('18')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-19');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(box).toHaveValue('2026-11-19');
  await opener.click();
  await calendar.getByRole('button', { name: 'Xóa' }).click();
  expect(onChange).toHaveBeenLastCalledWith('');
  await expect.element(box).toHaveValue('');
});
