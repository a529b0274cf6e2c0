import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './RichTextInput.stories';

const { Empty, Hostile } = composeStories(stories, {});

test('what is written is HTML, and an emptied text is an empty string', async () => {
  const onChange = vi.fn();
  await render(<Empty onChange={onChange} />);
  const box = page.getByRole('textbox', { name: 'Text' });
  // The bar stands once the editor does.
  await expect.element(page.getByRole('button', { name: 'Link' })).toBeVisible();
  await box.fill('Hello');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>Hello</p>');
  await box.fill('');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('');
});

test('pasted pictures and scripts leave nothing', async () => {
  const onChange = vi.fn();
  await render(<Empty onChange={onChange} />);
  const box = page.getByRole('textbox', { name: 'Text' });
  await box.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData(
    'text/html',
    '<p onclick="alert(1)">a<img src="https://example.com/x.png" onerror="alert(1)"><a href="javascript:alert(1)">b</a></p>',
  );
  box.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>ab</p>');
});

test('no picture is offered, and hostile HTML is shown clean', async () => {
  const { container } = await render(<Hostile />);
  await expect.element(page.getByRole('button', { name: 'Link' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Picture' }).query()).toBeNull();
  await expect.poll(() => container.querySelector('.BlForm-html')?.textContent).toBe('ab');
  expect(container.querySelectorAll('img[onerror], script, [onclick], [href^="javascript"]')).toHaveLength(0);
});
