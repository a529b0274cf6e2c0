import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BacklotThemeProvider } from '../theme/BacklotThemeProvider';
import * as dialogStories from './Dialog.stories';
import * as drawerStories from './SideDrawer.stories';

const cases = [
  { name: 'the drawer', Story: composeStories(drawerStories).Opened, opener: 'Open detail', title: 'Bea Reyes' },
  { name: 'the dialog', Story: composeStories(dialogStories).Opened, opener: 'Save this view', title: 'Save view' },
];

for (const { name, Story, opener, title } of cases) {
  test(`${name} is named by its title, keeps the focus inside and gives it back on Escape`, async () => {
    const screen = await render(<Story />, { wrapper: BacklotThemeProvider });
    await screen.getByRole('button', { name: opener }).click();
    const dialog = screen.getByRole('dialog', { name: title });
    await expect.element(dialog).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await userEvent.keyboard('{Tab}');
      expect(dialog.element().parentElement?.contains(document.activeElement) || dialog.element().contains(document.activeElement)).toBe(
        true,
      );
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: opener })).toHaveFocus();
  });
}
