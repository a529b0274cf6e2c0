import { composeStories } from '@storybook/react-vite';
import type { Preview } from '@storybook/react-vite';
import { BacklotThemeProvider } from '@backlot/ui-kit';
import { sysMachineApi } from '@backlot/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer } from '../../../kit/stage/answer';
import { machine, machineAnswers } from './machine.fixture';
import * as stories from './MachineScreen.stories';

/** Charts take their colours from the theme. */
const themed: Preview = {
  decorators: [
    (Story) => (
      <BacklotThemeProvider>
        <Story />
      </BacklotThemeProvider>
    ),
  ],
};
const { Servers, Fresh, Failed } = composeStories(stories, themed);
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('tells which servers are there, which one is not heard of, and what is nearly full', async () => {
  await render(<Servers answers={machineAnswers()} />);
  await expect.element(rowOf('server-1:5080').getByText('Running')).toBeVisible();
  await expect.element(rowOf('server-1:5080').getByText(/answers now/)).toBeVisible();
  await expect.element(rowOf('server-2:5080').getByText('Not heard of')).toBeVisible();
  await expect.element(page.getByText(/Nearly full/)).toBeVisible();
  await expect.element(rowOf('sale_items').first()).toBeVisible();
  await expect.element(rowOf('Collection').getByRole('cell').first()).toHaveTextContent('6');
});

test('says what each queue is for, and names one that nobody knows any more', async () => {
  await render(<Servers answers={machineAnswers()} />);
  const queues = page.getByRole('table', { name: 'Queues' });
  for (const name of ['Collection', 'Follow links and promises of creators', 'older-job'])
    await expect.element(queues.getByRole('rowheader', { name, exact: true })).toBeVisible();
});

test('the curves of the day are there as tables as well', async () => {
  await render(<Servers answers={machineAnswers()} />);
  const chart = page.getByRole('region', { name: 'Event loop delay' });
  await chart.getByRole('button', { name: 'Table view' }).click();
  await expect.element(chart.getByRole('columnheader', { name: 'server-2:5080' })).toBeVisible();
});

test('figures are asked for anew', async () => {
  let asked = 0;
  const counting = answer(sysMachineApi.query, () => {
    asked += 1;
    return machine;
  });
  await render(<Servers answers={[...machineAnswers(), counting]} />);
  await expect.element(page.getByRole('heading', { name: 'Queues' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => asked).toBe(2);
});

test('a fresh server says what is not there yet, one that fails offers another try', async () => {
  const { unmount } = await render(<Fresh />);
  await expect.element(page.getByText('No statement took long.')).toBeVisible();
  await expect.element(page.getByText('A sample is kept every ten minutes.').first()).toBeVisible();
  await unmount();
  await render(<Failed />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
