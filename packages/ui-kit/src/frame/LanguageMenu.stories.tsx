import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguageMenu } from './LanguageMenu';
import { LanguageRow } from './LanguageRow';

const meta = {
  title: 'ui-kit/LanguageMenu',
  tags: ['autodocs'],
  component: LanguageMenu,
  subcomponents: { LanguageRow },
  args: { value: 'en', onChange: fn() },
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InHeader: Story = {};

export const AsRow: Story = { render: (args) => <LanguageRow {...args} /> };

export const Dark: Story = { ...AsRow, globals: { mode: 'dark' }, tags: ['!autodocs'] };
