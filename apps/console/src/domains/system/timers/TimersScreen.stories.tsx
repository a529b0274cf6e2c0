import type { Meta, StoryObj } from '@storybook/react-vite';
import { sysTimersApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { timerAnswers } from './timers.fixture';
import { TimersScreen } from './TimersScreen';

const meta: Meta<typeof Stage> = { title: 'console/Timers', component: Stage, args: { screen: TimersScreen, answers: timerAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysTimers.query', 'sysTimers.get'] } };
export const NothingFound: Story = { args: { path: '/?timerName=nobody' } };
export const Failed: Story = { args: { answers: [...timerAnswers(), answer(sysTimersApi.page, () => Promise.reject(new Error('down')))] } };
export const Loading: Story = {
  args: { answers: [...timerAnswers(), answer(sysTimersApi.page, () => new Promise<never>(() => undefined))] },
};
