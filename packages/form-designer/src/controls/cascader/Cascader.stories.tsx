import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/cascader',
  component: ControlStory,
  args: {
    type: 'cascader',
    label: { en: 'Area', 'zh-CN': '地区', vn: 'Khu vực' },
    value: ['2', '22'],
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Search: Story = { args: { options: { showSearch: true, clearable: true } } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
