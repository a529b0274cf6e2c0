import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { Stage } from '../../kit/stage/Stage';
import { Watch } from './Watch';

const meta: Meta<typeof Stage> = { title: 'console/Offline and new version', component: Stage, args: { screen: Watch, answers: [] } };
export default meta;
type Story = StoryObj<typeof Stage>;

const cutOff = () => void spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

export const Offline: Story = {
  beforeEach: cutOff,
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^You are offline\./)).toBeVisible());
  },
};
export const OfflineChinese: Story = { beforeEach: cutOff, globals: { locale: 'zh-CN' } };
export const OfflineVietnameseDark: Story = { beforeEach: cutOff, globals: { locale: 'vn', mode: 'dark' } };

/** A page that started with another script than the server now sends. */
function deploy(): () => void {
  const template = document.createElement('template');
  template.innerHTML = '<script type="module" src="/assets/index-before.js"></script>';
  document.documentElement.prepend(template);
  spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(new Response('<script type="module" src="/assets/index-after.js"></script>')),
  );
  const { now } = Date;
  return () => {
    template.remove();
    Date.now = now;
  };
}

const comeBackLater = () => {
  const later = Date.now() + 11 * 60_000;
  Date.now = () => later;
  document.dispatchEvent(new Event('visibilitychange'));
};

export const NewVersion: Story = {
  beforeEach: deploy,
  play: async () => {
    comeBackLater();
    await waitFor(() => expect(screen.getByText('A new version is ready')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible());
  },
};
export const NewVersionChinese: Story = { beforeEach: deploy, play: comeBackLater, globals: { locale: 'zh-CN' } };
export const NewVersionVietnameseDark: Story = { beforeEach: deploy, play: comeBackLater, globals: { locale: 'vn', mode: 'dark' } };
