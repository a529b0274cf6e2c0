import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/date',
  component: ControlStory,
  args: {
    type: 'date',
    label: { en: 'Valid until', 'zh-CN': '有效期', vn: 'Hiệu lực đến' },
    value: '2026-02-28',
    options: { clearable: true },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Range: Story = { args: { options: { range: true, rangePlaceholder: ['Start', 'End'] }, value: ['2026-02-01', '2026-02-28'] } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
