import { sysOpLogApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { logAnswers } from './logs.fixture';
import { OperationLogScreen } from './OperationLogScreen';
import { VisitLogScreen } from './VisitLogScreen';

const meta: Meta<typeof Stage> = { title: 'console/Logs', component: Stage, args: { screen: VisitLogScreen, answers: logAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Visits: Story = {};
export const Operations: Story = { args: { screen: OperationLogScreen } };
export const OperationsChineseDark: Story = { args: { screen: OperationLogScreen }, globals: { locale: 'zh-CN', mode: 'dark' } };
export const VisitsVietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['sysVisLog.query'] } };
export const NothingFound: Story = { args: { path: '/?account=nobody' } };
export const Failed: Story = {
  args: {
    screen: OperationLogScreen,
    answers: [answer(sysOpLogApi.page, () => Promise.reject(new Refusal(1016006, 'The service is not available right now.')))],
  },
};
