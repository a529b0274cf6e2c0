import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../../kit/stage/Stage';
import { sampleAnswers } from '../samples.fixture';
import { SampleQueueScreen } from './SampleQueueScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Sample queue',
  component: Stage,
  args: { screen: SampleQueueScreen, answers: sampleAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Queue: Story = {};
export const ToShip: Story = { args: { path: '/?state=2' }, globals: { locale: 'zh-CN', mode: 'dark' } };
