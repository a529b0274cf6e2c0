import type { Meta, StoryObj } from '@storybook/react-vite';
import { bookApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { bookAnswers } from './books.fixture';
import { BooksScreen } from './BooksScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Books',
  component: Stage,
  args: { screen: BooksScreen, answers: bookAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Balanced: Story = {};
export const Empty: Story = {
  args: {
    answers: [
      answer(bookApi.trialBalance, () => []),
      answer(bookApi.page, () => ({ pageNo: 1, pageSize: 10, totalPage: 0, totalRows: 0, rows: [] })),
    ],
  },
};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
