import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SignedIn } from '../../kit/stage/SignedIn';
import { Stage } from '../../kit/stage/Stage';
import { menuAnswers } from '../menus.fixture';
import { TopMenu } from './TopMenu';

const shownAt = (width: number, isGroupsOnly: boolean) =>
  function Shown() {
    return (
      <SignedIn>
        <div style={{ display: 'flex', width }}>
          <TopMenu isGroupsOnly={isGroupsOnly} />
        </div>
      </SignedIn>
    );
  };

const meta: Meta<typeof Stage> = {
  title: 'console/Top menu',
  component: Stage,
  args: { screen: shownAt(700, false), answers: menuAnswers },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Groups unfold below their name. */
export const Whole: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Organisation' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Users' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/** With the entries of a group at the side, the header leads to its first screen. */
export const Mixed: Story = {
  args: { screen: shownAt(700, true) },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Organisation' })).toHaveAttribute('href', '/menu/3');
  },
};

/** What has no room stands under one button, groups with their screens. */
export const Narrow: Story = {
  args: { screen: shownAt(230, false) },
  play: async () => {
    const more = await screen.findByRole('button', { name: 'More' });
    const last = screen.getByRole('navigation').querySelector('li:has(+ [data-out])');
    await expect(more.getBoundingClientRect().left - (last?.getBoundingClientRect().right ?? 0)).toBeLessThan(8);
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Users' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Documentation' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
  },
};

export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
