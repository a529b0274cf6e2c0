import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeText } from './TimeText';

const now = Date.UTC(2026, 10, 20, 12);
const meta = {
  title: 'ui-kit/TimeText',
  tags: ['autodocs'],
  component: TimeText,
  args: { now, value: '2026-11-20 09:00:00' },
} satisfies Meta<typeof TimeText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Recent: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByText('3 hours ago');
    await expect(text.title).toMatch(/^2026-11-2\d \d\d:00:00 (GMT|UTC)/);
  },
};
export const Exact: Story = {
  args: { isExact: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2026-11-2\d \d\d:00:00/)).toBeVisible();
  },
};
export const LongAgo: Story = { args: { value: '2026-09-02 09:00:00' } };
export const Never: Story = { args: { value: null, none: 'never' } };
