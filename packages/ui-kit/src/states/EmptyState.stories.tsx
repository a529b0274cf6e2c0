import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'ui-kit/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    title: 'No creators match these filters',
    children: 'Widen the follower range, or clear the filters to see all 412.',
    action: <Button variant="outlined">Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Dense: Story = { args: { dense: true } };

export const TitleOnly: Story = { args: { title: 'No history yet', children: undefined, action: undefined, dense: true } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
