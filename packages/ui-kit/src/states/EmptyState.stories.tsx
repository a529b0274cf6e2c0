import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'ui-kit/EmptyState',
  component: EmptyState,
  args: {
    title: 'No creators match these filters',
    children: 'Widen the follower range, or clear the filters to see all 412.',
    action: <Button variant="outlined">Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Dense: Story = { args: { dense: true } };

export const TitleOnly: Story = { args: { title: 'No history yet', children: undefined, action: undefined, dense: true } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = {
  args: {
    title: '没有符合条件的达人',
    children: '可放宽粉丝范围，或清空筛选查看全部 412 位。',
    action: <Button variant="outlined">清空筛选</Button>,
  },
  globals: { locale: 'zh-CN' },
};

export const Vietnamese: Story = {
  args: {
    title: 'Không có nhà sáng tạo nào khớp bộ lọc',
    children: 'Hãy nới khoảng người theo dõi, hoặc xóa bộ lọc để xem cả 412 người.',
    action: <Button variant="outlined">Xóa bộ lọc</Button>,
  },
  globals: { locale: 'vn' },
};
