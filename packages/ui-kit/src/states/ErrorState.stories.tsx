import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'ui-kit/ErrorState',
  component: ErrorState,
  args: { onRetry: fn(), requestId: '01JDC9Q3M4X8Z2' },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const ServerSentence: Story = {
  args: { title: 'The export could not start', children: 'Five exports are already running. Wait until one is done.' },
};

export const Dark: Story = { globals: { mode: 'dark' } };

export const Chinese: Story = {
  args: { title: '无法开始导出', children: '已有 5 个导出任务在进行，请等待其中一个完成。' },
  globals: { locale: 'zh-CN' },
};

export const Vietnamese: Story = {
  args: { title: 'Chưa thể bắt đầu xuất', children: 'Đã có năm lần xuất đang chạy. Hãy đợi một lần xong.' },
  globals: { locale: 'vn' },
};

/** Its own sentence, where the caller has none. */
export const OwnWordsChinese: Story = { globals: { locale: 'zh-CN' } };

export const OwnWordsVietnamese: Story = { globals: { locale: 'vn' } };
