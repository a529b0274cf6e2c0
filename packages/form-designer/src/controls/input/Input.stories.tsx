import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/input',
  component: ControlStory,
  args: {
    type: 'input',
    label: { en: 'Name', 'zh-CN': '姓名', vn: 'Họ tên' },
    value: 'Nguyễn An',
    options: { addonBefore: '@', clearable: true, maxLength: 40 },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Password: Story = { args: { options: { type: 'password' }, value: 'secret' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
