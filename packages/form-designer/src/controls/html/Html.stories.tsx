import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/html',
  component: ControlStory,
  args: {
    type: 'html',
    label: { en: 'Note', 'zh-CN': '说明', vn: 'Ghi chú' },
    options: { defaultValue: '<p>Send the sample <strong>before Friday</strong>.</p>' },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
