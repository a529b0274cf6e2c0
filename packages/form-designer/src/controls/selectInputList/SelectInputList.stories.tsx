import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/selectInputList',
  component: ControlStory,
  args: {
    type: 'selectInputList',
    label: { en: 'Way of travel', 'zh-CN': '交通方式', vn: 'Cách di chuyển' },
    value: [{ value: '1', checked: true, line: '12' }],
    options: { showLabel: true },
    more: {
      columns: [
        { value: '1', label: 'Bus', list: [{ type: 'input', key: 'line', model: 'line', label: 'Line', options: {} }] },
        { value: '2', label: 'On foot', list: [] },
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
