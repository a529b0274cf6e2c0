import type { Meta, StoryObj } from '@storybook/react-vite';
import { sysSmsApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { textAnswers } from '../parts/messages/messages.fixture';
import { TextMessagesScreen } from './TextMessagesScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Text messages',
  component: Stage,
  args: { screen: TextMessagesScreen, answers: textAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysSms.query'] } };
export const Failed: Story = { args: { answers: [answer(sysSmsApi.page, () => Promise.reject(new Error('down')))] } };
export const NothingSent: Story = {
  args: { answers: [answer(sysSmsApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] }))] },
};
export const Loading: Story = { args: { answers: [answer(sysSmsApi.page, () => new Promise<never>(() => undefined))] } };
