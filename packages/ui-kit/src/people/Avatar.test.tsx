import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as stories from './Avatar.stories';

const { BrokenPicture, Picture } = composeStories(stories);

test('a picture that cannot be shown gives way to the initials', async () => {
  const screen = await render(<BrokenPicture />, { wrapper: BacklotThemeProvider });
  const avatar = screen.getByRole('img', { name: 'Linh Nguyễn' });
  await expect.element(avatar.getByText('LN')).toBeVisible();
});

test('another picture gets its own chance', async () => {
  const screen = await render(<BrokenPicture />, { wrapper: BacklotThemeProvider });
  await expect.element(screen.getByText('LN')).toBeVisible();
  await screen.rerender(<BrokenPicture src={Picture.args.src} />);
  await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
});
