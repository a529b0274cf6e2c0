import type { Meta, StoryObj } from '@storybook/react-vite';
import { workOrderUpApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { UpAuditScreen } from './UpAuditScreen';
import { upAuditAnswers } from './upAudit.fixture';

const meta: Meta<typeof Stage> = {
  title: 'console/Creator review',
  component: Stage,
  args: { screen: UpAuditScreen, answers: upAuditAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Queue: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const NothingWaits: Story = { args: { path: '/?state=3' } };
export const Failed: Story = { args: { answers: [answer(workOrderUpApi.page, () => Promise.reject(new Error('down')))] } };
