import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as stories from './Stepper.stories';

const { WorkOrder, Stopped } = composeStories(stories);

test('each state is told in words, and where one is now', async () => {
  const screen = await render(<WorkOrder />, { wrapper: BacklotThemeProvider });
  const steps = screen.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  expect(steps.elements().map((step) => step.textContent?.match(/done|now|to come/)?.[0])).toEqual([
    'done',
    'done',
    'now',
    'to come',
    'to come',
    'to come',
  ]);
  expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null, null]);
});

test('a life cycle that ended early says so', async () => {
  const screen = await render(<Stopped />, { wrapper: BacklotThemeProvider });
  await expect.element(screen.getByText('Rejected, stopped here')).toBeInTheDocument();
});
