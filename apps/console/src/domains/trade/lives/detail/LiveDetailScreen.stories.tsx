import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../../../../kit/stage/Stage';
import { liveAnswers } from '../lives.fixture';
import { LiveDetailScreen } from './LiveDetailScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Live',
  component: Stage,
  args: { screen: LiveDetailScreen, path: '/liveDetail?id=3', answers: liveAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const ResultsDue: Story = {};
export const Reported: Story = { args: { path: '/liveDetail?id=4' } };
export const CancelledInVietnamese: Story = { args: { path: '/liveDetail?id=5' }, globals: { locale: 'vn' } };
