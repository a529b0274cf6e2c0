import type { Meta, StoryObj } from '@storybook/react-vite';
import { taskApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { taskAnswers } from './tasks.fixture';
import { TasksScreen } from './TasksScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Extraction tasks',
  component: Stage,
  args: { screen: TasksScreen, answers: taskAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['task.query'] } };
export const NothingFound: Story = { args: { path: '/?searchValue=nobody' } };
export const Failed: Story = { args: { answers: [...taskAnswers(), answer(taskApi.page, () => Promise.reject(new Error('down')))] } };
