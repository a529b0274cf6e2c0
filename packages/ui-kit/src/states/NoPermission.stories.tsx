import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoPermission } from './NoPermission';

const meta = {
  title: 'ui-kit/NoPermission',
  tags: ['autodocs'],
  component: NoPermission,
  args: { permission: 'Enable rules (rule.enable)', roles: ['Administrator', 'Finance'] },
} satisfies Meta<typeof NoPermission>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const NothingKnown: Story = { args: { permission: undefined, roles: [] } };

export const Dark: Story = { globals: { mode: 'dark' }, tags: ['!autodocs'] };
