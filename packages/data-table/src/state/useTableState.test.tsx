import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creatorSource } from '../creatorSource.fixture';
import * as stories from '../DataTable.stories';

const { Plain } = composeStories(stories);

test('choices of a filter that arrive later do not ask for the rows again', async () => {
  const source = vi.fn(creatorSource);
  const withLabels = (...labels: string[]) => (
    <Plain
      source={source}
      filters={[{ kind: 'choice', field: 'label', label: 'Label', choices: labels.map((label) => ({ value: label, label })) }]}
    />
  );
  const { rerender } = await render(withLabels());
  await expect.element(page.getByText('1-10 of 43')).toBeVisible();
  await rerender(withLabels('Beauty'));
  await page.getByRole('button', { name: 'Label', exact: true }).click();
  await expect.element(page.getByText('Beauty')).toBeVisible();
  expect(source).toHaveBeenCalledOnce();
});
