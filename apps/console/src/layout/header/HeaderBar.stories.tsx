import { noticeApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Settings } from '../../shell/settings/createSettings';
import { answer } from '../../kit/stage/answer';
import { SignedIn } from '../../kit/stage/SignedIn';
import { Stage } from '../../kit/stage/Stage';
import { menuAnswers } from '../menus.fixture';
import { HeaderBar } from './HeaderBar';

const shownAt = (layout: Settings['layout'], isPhone = false) =>
  function Shown() {
    return (
      <SignedIn>
        <div style={{ maxWidth: isPhone ? 360 : undefined }}>
          <HeaderBar layout={layout} isPhone={isPhone} isFolded={false} onToggleMenu={() => undefined} onSearch={() => undefined} />
        </div>
      </SignedIn>
    );
  };

const counts = { remindNum: 2, noticeNum: 1, antiFansNum: 0, mesNum: 4 };

const meta: Meta<typeof Stage> = {
  title: 'console/Header',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { screen: shownAt('side'), answers: [...menuAnswers, answer(noticeApi.noticeNum, () => counts)] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Applications beside the menu button; 55 px high. */
export const Side: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '7 unread notices' })).toBeVisible();
    await expect(screen.getByRole('banner').getBoundingClientRect().height).toBe(55);
    await expect(screen.getByRole('button', { name: 'Creator marketing' })).toHaveAttribute('aria-current', 'true');
  },
};

/** The logo leads to the console; the menu takes the place of the applications. */
export const Top: Story = {
  args: { screen: shownAt('top') },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Backlot' })).toHaveAttribute('href', '/welcome');
    await expect(screen.queryByRole('navigation', { name: 'Applications' })).toBeNull();
  },
};

export const Phone: Story = { args: { screen: shownAt('side', true) } };

/** Switching the application, the settings, and the way out, which asks first. */
export const Person: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Account:/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        'Switch application: System',
        'Account settings',
        'Sign out',
      ]),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Sign out?' })).toBeInTheDocument();
  },
};

export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
