import type { Meta, StoryObj } from '@storybook/react-vite';
import { scriptApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { ScriptDetailScreen } from './detail/ScriptDetailScreen';
import { ScriptQueueScreen } from './queue/ScriptQueueScreen';
import { scriptAnswers } from './scripts.fixture';
import { ScriptsScreen } from './ScriptsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Scripts',
  component: Stage,
  args: { screen: ScriptsScreen, answers: scriptAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Empty: Story = {
  args: {
    answers: [
      answer(scriptApi.page, () => ({
        pageNo: 1,
        pageSize: 10,
        totalPage: 0,
        totalRows: 0,
        rows: [],
      })),
    ],
  },
};
export const Queue: Story = { args: { screen: ScriptQueueScreen } };
export const ComesBack: Story = {
  args: { screen: ScriptDetailScreen, path: '/scriptDetail?id=3' },
  globals: { locale: 'vn' },
};
export const Rejected: Story = {
  args: { screen: ScriptDetailScreen, path: '/scriptDetail?id=4' },
  globals: { locale: 'zh-CN', mode: 'dark' },
};
export const NotMine: Story = {
  args: { screen: ScriptDetailScreen, path: '/scriptDetail?id=1', grants: [] },
};
