import type { Meta, StoryObj } from '@storybook/react-vite';
import { labelApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { labelAnswers } from './labels.fixture';
import { LabelsScreen } from './LabelsScreen';

const meta: Meta<typeof Stage> = { title: 'console/Labels', component: Stage, args: { screen: LabelsScreen, answers: labelAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['label.query'] } };
export const NothingFound: Story = { args: { path: '/?searchValue=nobody' } };
export const Failed: Story = { args: { answers: [...labelAnswers(), answer(labelApi.page, () => Promise.reject(new Error('down')))] } };
