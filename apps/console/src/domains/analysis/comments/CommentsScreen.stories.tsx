import type { Meta, StoryObj } from '@storybook/react-vite';
import { commentApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { commentAnswers, commentRows } from '../parts/comments/comments.fixture';
import { CommentsScreen } from './CommentsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Comments',
  component: Stage,
  args: { screen: CommentsScreen, answers: commentAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Replies: Story = { args: { path: '/?commentId=3' } };
export const ReadOnly: Story = { args: { grants: ['commentInfo.query'] } };
/** So many that they are not counted for each page. */
export const Millions: Story = {
  args: {
    answers: [
      ...commentAnswers(),
      answer(commentApi.page, () => ({
        pageNo: 1,
        pageSize: 10,
        totalPage: 5_000_000,
        totalRows: 50_000_000,
        totalTime: '2026-11-22 06:05:00',
        rows: [...commentRows],
      })),
    ],
  },
};
export const NothingFound: Story = { args: { answers: commentAnswers([]) } };
export const Failed: Story = { args: { answers: [...commentAnswers(), answer(commentApi.page, () => Promise.reject(new Error('down')))] } };
