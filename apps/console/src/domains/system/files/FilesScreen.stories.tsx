import type { Meta, StoryObj } from '@storybook/react-vite';
import { sysFileApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { fileAnswers } from './files.fixture';
import { FilesScreen } from './FilesScreen';

const meta: Meta<typeof Stage> = { title: 'console/Files', component: Stage, args: { screen: FilesScreen, answers: fileAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysFileInfo.query'] } };
export const Failed: Story = { args: { answers: [...fileAnswers(), answer(sysFileApi.space, () => Promise.reject(new Error('down')))] } };
