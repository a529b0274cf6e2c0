import type { Meta, StoryObj } from '@storybook/react-vite';
import { sysFileOnlineApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { documentAnswers } from './documents.fixture';
import { OnlineDocumentsScreen } from './OnlineDocumentsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/OnlineDocuments',
  component: Stage,
  args: { screen: OnlineDocumentsScreen, answers: documentAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysFileOnline.query', 'sysFileOnline.get'] } };
export const NothingFound: Story = { args: { path: '/?name=nobody' } };
export const Failed: Story = {
  args: { answers: [...documentAnswers(), answer(sysFileOnlineApi.page, () => Promise.reject(new Error('down')))] },
};
export const Loading: Story = {
  args: { answers: [...documentAnswers(), answer(sysFileOnlineApi.page, () => new Promise<never>(() => undefined))] },
};
