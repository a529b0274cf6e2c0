import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { builtInControls } from '../controls/builtInControls';
import { documentOf, field, showForm, submitButton } from './testForm';

vi.mock('re2js', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
vi.mock('../controls/sanitizeHtml', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
vi.mock('../controls/editor/RichText', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

test('without the pattern engine a field with a pattern says so (R4.5)', async () => {
  const onSubmit = vi.fn();
  const pattern = {
    rules: [
      { required: false, message: '' },
      { pattern: '^\\d+$', message: 'Digits only' },
    ],
  };
  const { screen } = await showForm(documentOf(field('input', 'phone', pattern), submitButton), { onSubmit });
  await userEvent.fill(screen.getByLabelText('phone'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.element(screen.getByText('This could not be checked. Check the connection and send again.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('phone'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ phone: '' }));
});

test('without what cleans it, HTML is shown as its text; without its code a rich text leaves a sentence (R4.5)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screen, form } = await showForm(
    documentOf(
      field('html', 'h', { options: { defaultValue: '<b>Bring</b> <i onclick="x()">samples</i>' } }),
      field('editor', 'e'),
      field('input', 'a', { options: { defaultValue: 'kept' } }),
    ),
  );
  await expect.element(screen.getByText('Bring samples')).toBeVisible();
  await expect.element(screen.getByText('This field cannot be shown.')).toBeVisible();
  await expect.element(screen.getByLabelText('a')).toHaveValue('kept');
  expect(await form.getData()).toMatchObject({ a: 'kept' });
});

test('a control that throws leaves a sentence, and the rest works (R4.3)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = builtInControls.map((control) =>
    control.type === 'rate'
      ? {
          ...control,
          Render: () => {
            throw new Error('broken');
          },
        }
      : control,
  );
  const { screen, form } = await showForm(documentOf(field('rate', 'r'), field('input', 'a', { options: { defaultValue: 'kept' } })), {
    controls: broken,
  });
  await expect.element(screen.getByText('This field cannot be shown.')).toBeVisible();
  expect(await form.getData()).toMatchObject({ a: 'kept' });
});
