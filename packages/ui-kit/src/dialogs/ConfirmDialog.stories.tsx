import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'ui-kit/ConfirmDialog',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Return this allocation?',
    children: 'The order goes back to the hall; others can claim it.',
    confirmLabel: 'Return',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Danger: Story = {
  args: {
    title: 'Delete 3 rules?',
    children: 'Settled months keep their figures. This cannot be undone.',
    confirmLabel: 'Delete',
    danger: true,
  },
};

export const WithReason: Story = {
  args: {
    title: 'Reject @pau_mnl?',
    children: 'The BD sees your reason.',
    confirmLabel: 'Reject',
    danger: true,
    reason: { min: 5, max: 200 },
  },
};

export const Dark: Story = { ...WithReason, globals: { mode: 'dark' }, tags: ['!autodocs'] };
