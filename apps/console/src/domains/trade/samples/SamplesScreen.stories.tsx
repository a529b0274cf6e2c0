import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { sampleAnswers } from './samples.fixture';
import { SamplesScreen } from './SamplesScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Samples',
  component: Stage,
  args: { screen: SamplesScreen, answers: sampleAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sample.query'] } };
export const Failed: Story = { args: { answers: [answer(sampleApi.page, () => Promise.reject(new Error('down')))] } };
