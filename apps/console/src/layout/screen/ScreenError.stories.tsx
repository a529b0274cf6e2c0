import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ChunkTimeout } from '../../kit/errors/failedChunk';
import { Stage } from '../../kit/stage/Stage';
import { ScreenError } from './ScreenError';

const shown = (error: unknown) => () => <ScreenError error={error} />;

const meta: Meta<typeof Stage> = {
  title: 'console/Screen that did not load',
  component: Stage,
  args: { screen: shown(new ChunkTimeout('Users')), answers: [] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** After 120 s the screen is named. */
export const TooLate: Story = {
  play: async () => {
    await expect(await screen.findByText(/^The script Users could not be loaded\./)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};
export const TooLateChinese: Story = { globals: { locale: 'zh-CN' } };
export const TooLateVietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };

export const ScriptGone: Story = {
  args: {
    screen: shown(new TypeError('Failed to fetch dynamically imported module: https://backlot.example/assets/onlineUsers-Ab12Cd3.js')),
  },
  play: async () => {
    await expect(await screen.findByText(/^The script onlineUsers\.js could not be loaded\./)).toBeVisible();
  },
};

export const StyleGone: Story = {
  args: { screen: shown(new Error('Unable to preload CSS for /assets/users-Ab12Cd3.css')) },
  play: async () => {
    await expect(await screen.findByText(/^The style sheet users\.css could not be loaded\./)).toBeVisible();
  },
};

export const Broken: Story = { args: { screen: shown(new Error('boom')) } };
