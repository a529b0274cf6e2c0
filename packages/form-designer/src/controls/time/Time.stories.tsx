import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/time',
  component: ControlStory,
  args: {
    type: 'time',
    label: { en: 'Extraction time', 'zh-CN': '提取时间', vn: 'Giờ trích xuất' },
    value: '08:30:00',
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
