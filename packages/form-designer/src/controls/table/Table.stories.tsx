import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlStory } from '../../renderer/ControlStory';

const meta = {
  title: 'form-designer/controls/table',
  component: ControlStory,
  args: {
    type: 'table',
    label: { en: 'Table', 'zh-CN': '表格', vn: 'Bảng' },
    more: {
      trs: [
        {
          tds: [
            { colspan: 2, rowspan: 1, list: [{ type: 'input', key: 'title', model: 'title', label: 'Title', options: {} }] },
            { colspan: 0, rowspan: 1, list: [] },
          ],
        },
        {
          tds: [
            { colspan: 1, rowspan: 1, list: [{ type: 'input', key: 'size', model: 'size', label: 'Size', options: {} }] },
            { colspan: 1, rowspan: 1, list: [] },
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof ControlStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = { globals: { locale: 'zh-CN' } };

export const Vietnamese: Story = { globals: { locale: 'vn' } };
