import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/text',
  component: ControlStory,
  args: {
    type: 'text',
    label: { en: 'Basic information', 'zh-CN': '基本信息', vn: 'Thông tin cơ bản' },
    options: { color: 'inherit', fontFamily: '', fontSize: '14pt' },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
