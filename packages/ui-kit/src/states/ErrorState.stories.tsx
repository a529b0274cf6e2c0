import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'ui-kit/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: { onRetry: fn(), requestId: '01JDC9Q3M4X8Z2' },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ServerSentence: Story = {
  args: { title: 'The export could not start', children: 'Five exports are already running. Wait until one is done.' },
};

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
