import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/button',
  component: ControlStory,
  args: {
    type: 'button',
    label: { en: 'Submit', 'zh-CN': '提交', vn: 'Gửi' },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Danger: Story = { args: { options: { type: 'danger', handle: 'reset' } } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
