import { LocaleProvider } from '@backlot/i18n/react';
import { BacklotThemeProvider } from '@backlot/ui-kit';
import { composeStories } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { demoTree } from '../demoTree';
import * as stories from './DictSelect.stories';

const { Single, Chosen, Multiple, LeavesOnly, DisabledValueChosen, UnknownCode, Empty, Failed } = composeStories(stories);

const inVietnamese = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale="vn">
    <BacklotThemeProvider>{children}</BacklotThemeProvider>
  </LocaleProvider>
);

test('a value is found by part of its name and chosen with the keyboard', async () => {
  const screen = await render(<Single />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'vi');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByLabelText('Codes')).toHaveTextContent('VN');
  await expect.element(screen.getByRole('combobox')).toHaveValue('Vietnam');
});

test('clearing gives null', async () => {
  const screen = await render(<Chosen />);
  await userEvent.hover(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect.element(screen.getByLabelText('Codes')).toBeEmptyDOMElement();
});

test('several values are chosen one after another', async () => {
  const screen = await render(<Multiple />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'Singapore' }));
  await expect.element(screen.getByLabelText('Codes')).toHaveTextContent('PH, TH, SG');
});

test('with leaves only a parent cannot be chosen', async () => {
  const screen = await render(<LeavesOnly />);
  await userEvent.click(screen.getByRole('combobox'));
  await expect.element(screen.getByRole('option', { name: 'Beauty' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('option', { name: 'Make-up' }));
  await expect.element(screen.getByLabelText('Codes')).toHaveTextContent('makeup');
});

test('a disabled value is named where it is chosen and offered nowhere', async () => {
  const screen = await render(<DisabledValueChosen />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('Archived');
  await userEvent.click(screen.getByRole('combobox'));
  await expect.element(screen.getByRole('option', { name: 'Enabled' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Archived' }).query()).toBeNull();
});

test('an unknown code says so', async () => {
  const screen = await render(<UnknownCode />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('No such dictionary entry');
});

test('an empty type says that there are no choices', async () => {
  const screen = await render(<Empty />);
  await userEvent.click(screen.getByRole('combobox'));
  await expect.element(screen.getByText('No choices')).toBeVisible();
});

test('a failed fetch shows the server’s message and can be tried again', async () => {
  const fetchTree = vi.fn(async () => demoTree).mockRejectedValueOnce(new Error('Server closed'));
  const screen = await render(<Failed fetchTree={fetchTree} />);
  await expect.element(screen.getByText(/Server closed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('combobox'));
  await expect.element(screen.getByRole('option', { name: 'Thailand' })).toBeVisible();
  expect(screen.getByText(/Server closed/).query()).toBeNull();
});

test('names and search follow the language', async () => {
  const screen = await render(<Chosen />, { wrapper: inVietnamese });
  await expect.element(screen.getByRole('combobox')).toHaveValue('Việt Nam');
});
