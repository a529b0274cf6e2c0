import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { settingsKey } from '../../shell/settings/createSettings';
import { Stage } from '../../kit/stage/Stage';
import { SettingsHandle } from './SettingsHandle';

const meta: Meta<typeof Stage> = {
  title: 'console/Settings drawer',
  component: Stage,
  args: { screen: SettingsHandle, answers: [] },
  beforeEach: () => () => localStorage.removeItem(settingsKey),
};
export default meta;
type Story = StoryObj<typeof Stage>;

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Everything about the look; a change is in force at once, and the copy holds it. */
export const Copied: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open('Settings of the look');
    await userEvent.click(await screen.findByRole('radio', { name: 'Purple' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy the settings' }));
    await waitFor(() => expect(screen.getByText('Copied')).toBeVisible());
    await expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toMatchObject({
      primary: '#722ed1',
      layout: 'side',
      menuTheme: 'dark',
      multiTab: false,
    });
  },
};

const copyInChinese = async () => {
  await open('整体风格设置');
  await userEvent.click(await screen.findByRole('button', { name: '拷贝设置' }));
};

export const ChineseCopied: Story = {
  globals: { locale: 'zh-CN' },
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await copyInChinese();
    await waitFor(() => expect(screen.getByText('复制完毕')).toBeVisible());
  },
};

export const ChineseNotCopied: Story = {
  globals: { locale: 'zh-CN', mode: 'dark' },
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no permission'));
    await copyInChinese();
    await waitFor(() => expect(screen.getByText('复制失败')).toBeVisible());
  },
};

export const Vietnamese: Story = { globals: { locale: 'vn' }, play: () => open('Cài đặt giao diện') };
