import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/select',
  component: ControlStory,
  args: {
    type: 'select',
    label: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: '2',
    options: { clearable: true },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const SearchSeveral: Story = { args: { options: { showSearch: true, multiple: true, clearable: true }, value: ['1', '2'] } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
