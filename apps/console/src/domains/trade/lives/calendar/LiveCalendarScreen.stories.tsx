import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveApi } from '@backlot/contract';
import { answer } from '../../../../kit/stage/answer';
import { Stage } from '../../../../kit/stage/Stage';
import { liveAnswers } from '../lives.fixture';
import { LiveCalendarScreen } from './LiveCalendarScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Live calendar',
  component: Stage,
  args: { screen: LiveCalendarScreen, path: '/liveCalendar?from=2026-11-23', answers: liveAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Week: Story = {};
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const EmptyWeek: Story = { args: { answers: [answer(liveApi.week, () => ({ rows: [], isCut: false }))] } };
export const Failed: Story = { args: { answers: [answer(liveApi.week, () => Promise.reject(new Error('down')))] } };
export const NoPermission: Story = { args: { grants: [] } };
