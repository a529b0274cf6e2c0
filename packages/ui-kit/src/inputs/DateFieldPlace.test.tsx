import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './DateField.stories';

const { Plain } = composeStories(stories, {});

// In a file of its own: only the first calendar of a page arrives after its panel has found a place.
test('at the bottom of the window the calendar opens above it, whole', async () => {
  await render(
    <div style={{ paddingTop: window.innerHeight - 80 }}>
      <Plain />
    </div>,
  );
  await page.getByRole('button', { name: /^Open calendar/ }).click();
  await expect.element(page.getByRole('gridcell', { name: '30', exact: true })).toBeVisible();
  const { top, bottom } = page.getByRole('dialog', { name: 'Valid until' }).element().getBoundingClientRect();
  expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeInViewport();
});
