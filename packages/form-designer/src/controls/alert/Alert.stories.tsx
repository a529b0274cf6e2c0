import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/alert',
  component: ControlStory,
  args: {
    type: 'alert',
    label: { en: 'Please check the amounts', 'zh-CN': '请核对金额', vn: 'Vui lòng kiểm tra số tiền' },
    options: { description: 'They cannot be changed after settlement.', showIcon: true },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Closable: Story = { args: { options: { closable: true, banner: true, type: 'warning' } } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
