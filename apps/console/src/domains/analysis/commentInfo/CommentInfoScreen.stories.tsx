import type { Meta, StoryObj } from '@storybook/react-vite';
import { commentApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { emptyAnswers, infoAnswers } from './commentInfo.fixture';
import { CommentInfoScreen } from './CommentInfoScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Comment analysis',
  component: Stage,
  args: { screen: CommentInfoScreen, answers: infoAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Analysis: Story = {};
export const OneWord: Story = { args: { path: '/?word=peke' } };
export const FromANotice: Story = { args: { path: '/?id=2' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const NothingSaid: Story = { args: { answers: emptyAnswers() } };
export const Merchant: Story = { args: { grants: ['commentInfo.query', 'commentInfo.get', 'shopAuth.query'] } };
export const NotAllowed: Story = { args: { grants: [] } };
export const Failed: Story = {
  args: { answers: [...infoAnswers(), answer(commentApi.overview, () => Promise.reject(new Error('down')))] },
};
