import { composeStories } from '@storybook/react-vite';
import { BacklotThemeProvider } from '@backlot/ui-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './RankingsScreen.stories';

const { Daily, Merchant, Empty, NoList, Failing } = composeStories(stories, {
  decorators: [
    (Story) => (
      <BacklotThemeProvider>
        <Story />
      </BacklotThemeProvider>
    ),
  ],
});

test('the first five are cards and do not stand in the table again', async () => {
  await render(<Daily />);
  const first = page.getByRole('listitem').filter({ hasText: 'Trisha Navarro' });
  await expect.element(first.getByText('US$2,893.81')).toBeVisible();
  await expect.element(first.getByText('₱168,419.74')).toBeVisible();
  await expect.element(first.getByTitle('88 days in a row')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Alvin Tolentino/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Trisha Navarro/ })).not.toBeInTheDocument();
  await expect.element(page.getByText('Final', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/₱58.20 = US\$1/)).toBeVisible();
});

test('a name leads to its page for those who may open it, its history says which day had no list', async () => {
  await render(<Daily />);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect.element(row('Alvin').getByRole('link')).toHaveAttribute('href', '/talentAdminDetail?id=6');
  await expect.element(row('Shaina')).toBeVisible();
  expect(row('Shaina').getByRole('link').elements()).toEqual([]);
  await row('Shaina').getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: 'Shaina Lopez' });
  await expect.element(drawer.getByText(/No list on 2026-11-19/)).toBeVisible();
  await expect.element(drawer.getByRole('group', { name: /Place/ })).toBeInTheDocument();
});

test('another kind of list is asked for by its chip', async () => {
  await render(<Daily />);
  await page.getByRole('button', { name: 'Hot videos' }).click();
  await expect.element(page.getByText(/Score: new views/)).toBeVisible();
});

test('on a phone the lists stand in one line, and the chosen one is seen', async () => {
  await page.viewport(360, 740);
  try {
    await render(<Daily path="/rank?rankType=7&rankPeriod=1&country=PH" />);
    const list = (name: string) => page.getByRole('button', { name, exact: true });
    await expect.element(list('Hot videos')).toBeInViewport();
    await expect.element(list('Creator sales')).not.toBeInViewport();
  } finally {
    await page.viewport(1280, 800);
  }
});

test('a merchant sees five places, no figures of others, and nobody of the agency', async () => {
  await render(<Merchant />);
  await expect.element(page.getByText('You see the first five places.')).toBeVisible();
  await expect.element(page.getByText(/2,893/)).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'BD' }).elements()).toEqual([]);
  expect(page.getByRole('grid').elements()).toEqual([]);
});

test('an empty list leads to a longer one, a missing one and a failure say why', async () => {
  await render(<Empty />);
  await expect.element(page.getByRole('button', { name: 'Show the weekly list' })).toBeVisible();
  await render(<NoList />);
  await expect.element(page.getByText('There is no list yet')).toBeVisible();
  await render(<Failing />);
  await expect.element(page.getByText('The server could not answer.')).toBeVisible();
});
