import { LocaleProvider } from '@backlot/i18n/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RehearsalDialog } from './RehearsalDialog';

const refused = { id: '7', name: '', code: 2020009, message: 'You cannot disable or delete your own account.' };

test('a row that the server refuses without its name bears the one of the list', async () => {
  await render(
    <LocaleProvider locale="en">
      <RehearsalDialog
        title="Disable people"
        confirmLabel="Disable"
        ids={['7']}
        rehearse={() => Promise.resolve({ total: 1, willChange: 0, unchanged: 0, unchangedIds: [], refused: [refused] })}
        run={() => Promise.resolve({ ok: [], failed: [] })}
        nameOf={() => 'Linh Tran'}
        onClose={() => undefined}
      />
    </LocaleProvider>,
  );
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Linh Tran: You cannot disable or delete your own account.');
});

test('a rehearsal that failed can be asked again', async () => {
  const plan = { total: 1, willChange: 1, unchanged: 0, unchangedIds: [], refused: [] };
  let isDown = true;
  await render(
    <LocaleProvider locale="en">
      <RehearsalDialog
        title="Disable people"
        confirmLabel="Disable"
        ids={['7']}
        rehearse={() => (isDown ? Promise.reject(new Error('No answer.')) : Promise.resolve(plan))}
        run={() => Promise.resolve({ ok: [], failed: [] })}
        nameOf={() => 'Linh Tran'}
        onClose={() => undefined}
      />
    </LocaleProvider>,
  );
  await expect.element(page.getByText('No answer.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('1 selected: 1 will change')).toBeVisible();
  await expect.element(page.getByText('No answer.')).not.toBeInTheDocument();
});
