import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from './TextInput';

const meta = {
  title: 'ui-kit/TextInput',
  component: TextInput,
  args: { label: 'Account', defaultValue: 'bd.vn.1', required: true },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithError: Story = { args: { error: true, helperText: 'Enter your account.', defaultValue: '' } };

export const Disabled: Story = { args: { disabled: true, helperText: 'Given by your administrator.' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { args: { label: '账号', helperText: '由管理员提供。' }, globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = {
  args: { label: 'Tài khoản', error: true, helperText: 'Hãy nhập tài khoản.', defaultValue: '' },
  globals: { locale: 'vn' },
};
