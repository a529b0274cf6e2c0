import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { liveAnswers } from './lives.fixture';
import { LivesScreen } from './LivesScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Lives',
  component: Stage,
  args: { screen: LivesScreen, answers: liveAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['live.query'] } };
export const Failed: Story = { args: { answers: [answer(liveApi.page, () => Promise.reject(new Error('down')))] } };
