import type { Meta, StoryObj } from '@storybook/react-vite';
import { queueApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { queueAnswers } from './queue.fixture';
import { QueueScreen } from './QueueScreen';

const meta: Meta<typeof Stage> = { title: 'console/Task queue', component: Stage, args: { screen: QueueScreen, answers: queueAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Queue: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['queue.query'] } };
export const Failed: Story = { args: { answers: [...queueAnswers(), answer(queueApi.overview, () => Promise.reject(new Error('down')))] } };
