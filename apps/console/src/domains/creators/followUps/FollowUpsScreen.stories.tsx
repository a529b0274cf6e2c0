import type { Meta, StoryObj } from '@storybook/react-vite';
import { followUpApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { followUpAnswers } from '../parts/followUp/followUps.fixture';
import { FollowUpsScreen } from './FollowUpsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Follow-ups',
  component: Stage,
  args: { screen: FollowUpsScreen, answers: followUpAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['followUp.query'] } };
export const Refused: Story = { args: { grants: [] } };
export const Failed: Story = { args: { answers: [answer(followUpApi.page, () => Promise.reject(new Error('down')))] } };
