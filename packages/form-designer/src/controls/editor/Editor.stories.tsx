import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/editor',
  component: ControlStory,
  args: {
    type: 'editor',
    label: { en: 'Introduction', 'zh-CN': '介绍', vn: 'Giới thiệu' },
    value: '<h2>Summer</h2><p>Ten <strong>new</strong> shades.</p>',
    options: { showLabel: true, height: 200 },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
