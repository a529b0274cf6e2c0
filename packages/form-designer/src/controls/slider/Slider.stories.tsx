import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/slider',
  component: ControlStory,
  args: {
    type: 'slider',
    label: { en: 'Commission', 'zh-CN': '佣金比例', vn: 'Hoa hồng' },
    value: 40,
    options: { showInput: true, step: 5 },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const ScaleOnly: Story = { args: { options: { showInput: false }, value: 20 } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
