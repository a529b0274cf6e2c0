import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/radio',
  component: ControlStory,
  args: {
    type: 'radio',
    label: { en: 'Kind', 'zh-CN': '类型', vn: 'Loại' },
    value: '2',
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
