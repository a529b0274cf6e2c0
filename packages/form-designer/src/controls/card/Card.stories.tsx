import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/card',
  component: ControlStory,
  args: {
    type: 'card',
    label: { en: 'Merchant', 'zh-CN': '商家', vn: 'Người bán' },
    more: { list: [{ type: 'input', key: 'shop', model: 'shop', label: 'Shop', options: {} }] },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
