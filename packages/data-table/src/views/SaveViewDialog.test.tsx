import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SaveViewDialog } from './SaveViewDialog';

const open = async (onSave: () => Promise<unknown>) => {
  const onClose = vi.fn();
  await render(<SaveViewDialog views={[]} onClose={onClose} onSave={onSave} />);
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Philippines');
  return onClose;
};

test('a double click saves one view', async () => {
  const onSave = vi.fn(() => new Promise<never>(() => undefined));
  await open(onSave);
  await page.getByRole('button', { name: 'Save' }).dblClick({ force: true });
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('a refusal stays in the dialog, and the view can be saved again', async () => {
  const onSave = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('A view of this name is there.'))
    .mockResolvedValue(undefined);
  const onClose = await open(onSave);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('A view of this name is there.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
