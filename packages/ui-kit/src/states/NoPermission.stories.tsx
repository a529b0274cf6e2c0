import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoPermission } from './NoPermission';

const meta = {
  title: 'ui-kit/NoPermission',
  component: NoPermission,
  args: { permission: 'Enable rules (rule.enable)', roles: ['Administrator', 'Finance'] },
} satisfies Meta<typeof NoPermission>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const NothingKnown: Story = { args: { permission: undefined, roles: [] } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { args: { permission: '启用规则（rule.enable）', roles: ['管理员', '财务'] }, globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = {
  args: { permission: 'Bật quy tắc (rule.enable)', roles: ['Quản trị viên', 'Tài chính'] },
  globals: { locale: 'vn' },
};
