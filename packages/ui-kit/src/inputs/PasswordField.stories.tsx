import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'ui-kit/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithError: Story = { args: { error: true, helperText: 'At least 12 characters.' } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
