import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from './TextInput';

const meta = {
  title: 'ui-kit/TextInput',
  tags: ['autodocs'],
  component: TextInput,
  args: { label: 'Account', defaultValue: 'bd.vn.1', required: true },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithError: Story = { args: { error: true, helperText: 'Enter your account.', defaultValue: '' } };

export const Disabled: Story = { args: { disabled: true, helperText: 'Given by your administrator.' } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
