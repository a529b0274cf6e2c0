import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from '../../kit/lazyPart';
import { Stage } from '../../kit/stage/Stage';
import { ShellPart } from './ShellPart';

afterEach(() => vi.restoreAllMocks());

test('a panel whose code does not arrive is named, closed, and the page stays', async () => {
  // React and the router report what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Panel = lazyPart<object>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://h/assets/NoticePanel-B1x_2a-.js')),
  );
  const onLost = vi.fn();
  const page = () => (
    <>
      <p>the page</p>
      <ShellPart onLost={onLost}>
        <Panel />
      </ShellPart>
    </>
  );
  const screen = await render(<Stage screen={page} answers={[]} />);
  await expect.element(screen.getByRole('alert').getByText(/^The script NoticePanel\.js could not be loaded\./)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.element(screen.getByText('the page')).toBeVisible();
  expect(onLost).toHaveBeenCalledOnce();
});
