import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/uploadFile',
  component: ControlStory,
  args: {
    type: 'uploadFile',
    label: { en: 'Script', 'zh-CN': '脚本', vn: 'Kịch bản' },
    value: [{ type: 'file', name: 'script.mp4', status: 'done', uid: '1', url: 'https://files.example/script.mp4' }],
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const DropBox: Story = { args: { options: { drag: true, limit: 2 } } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
