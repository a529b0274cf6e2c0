import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/tabs',
  component: ControlStory,
  args: {
    type: 'tabs',
    label: { en: 'Details', 'zh-CN': '资料', vn: 'Chi tiết' },
    more: {
      columns: [
        { value: '1', label: 'Account', list: [{ type: 'input', key: 'account', model: 'account', label: 'Account', options: {} }] },
        { value: '2', label: 'Address', list: [{ type: 'input', key: 'street', model: 'street', label: 'Street', options: {} }] },
      ],
    },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const OnTheLeft: Story = { args: { options: { tabPosition: 'left', type: 'card' } } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
