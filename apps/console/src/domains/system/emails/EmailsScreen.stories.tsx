import type { Meta, StoryObj } from '@storybook/react-vite';
import { sysEmailApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { mailAnswers } from '../parts/messages/messages.fixture';
import { EmailsScreen } from './EmailsScreen';

const meta: Meta<typeof Stage> = { title: 'console/E-mail', component: Stage, args: { screen: EmailsScreen, answers: mailAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Sent: Story = {};
export const Templates: Story = { args: { path: '/?view=templates' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysEmail.query'] } };
export const NothingSent: Story = {
  args: { answers: [answer(sysEmailApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] }))] },
};
export const Failed: Story = { args: { answers: [answer(sysEmailApi.page, () => Promise.reject(new Error('down')))] } };
export const Loading: Story = { args: { answers: [answer(sysEmailApi.page, () => new Promise<never>(() => undefined))] } };
