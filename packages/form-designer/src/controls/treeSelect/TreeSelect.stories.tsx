import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/treeSelect',
  component: ControlStory,
  args: {
    type: 'treeSelect',
    label: { en: 'Category', 'zh-CN': '类目', vn: 'Ngành hàng' },
    value: '22',
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Checkable: Story = { args: { options: { treeCheckable: true, showSearch: true, clearable: true }, value: ['1', '22'] } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
