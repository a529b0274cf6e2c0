import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/batch',
  component: ControlStory,
  args: {
    type: 'batch',
    label: { en: 'Samples', 'zh-CN': '样品', vn: 'Hàng mẫu' },
    value: [
      { key: '1', product: 'Lipstick', count: 2 },
      { key: '2', product: 'Powder', count: 1 },
    ],
    options: { showLabel: true },
    more: {
      list: [
        { type: 'input', key: 'product', model: 'product', label: 'Product', options: {}, rules: [{ required: true, message: '必填项' }] },
        { type: 'number', key: 'count', model: 'count', label: 'Pieces', options: { width: '100%' } },
      ],
    },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
