import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section';

const meta = {
  title: 'ui-kit/Section',
  component: Section,
  args: { title: 'Creators', note: '5 needed · 3 approved · 1 pending · 1 rejected', children: 'The unit screens are composed of.' },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="text" size="small">
        Table view
      </Button>
    ),
  },
};

export const NoTitle: Story = { args: { title: undefined, note: undefined } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = {
  args: {
    title: '达人',
    note: '需要 5 位 · 已通过 3 位 · 待审核 1 位 · 已驳回 1 位',
    children: '页面由这样的区块组成。',
    actions: (
      <Button variant="text" size="small">
        表格视图
      </Button>
    ),
  },
  globals: { locale: 'zh-CN' },
};

export const Vietnamese: Story = {
  args: {
    title: 'Nhà sáng tạo',
    note: 'cần 5 · đã duyệt 3 · chờ duyệt 1 · từ chối 1',
    children: 'Mỗi trang được ghép từ những phần như thế này.',
    actions: (
      <Button variant="text" size="small">
        Dạng bảng
      </Button>
    ),
  },
  globals: { locale: 'vn' },
};
