import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/grid',
  component: ControlStory,
  args: {
    type: 'grid',
    label: { en: 'Grid', 'zh-CN': '栅格', vn: 'Lưới' },
    more: {
      columns: [
        { span: 12, list: [{ type: 'input', key: 'first', model: 'first', label: 'First', options: {} }] },
        { span: 12, list: [{ type: 'input', key: 'last', model: 'last', label: 'Last', options: {} }] },
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
