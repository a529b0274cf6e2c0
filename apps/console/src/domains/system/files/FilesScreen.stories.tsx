import type { Meta, StoryObj } from '@storybook/react-vite';
import { sysFileApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { fileAnswers } from './files.fixture';
import { FilesScreen } from './FilesScreen';

const meta: Meta<typeof Stage> = { title: 'console/Files', component: Stage, args: { screen: FilesScreen, answers: fileAnswers() } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysFileInfo.query'] } };
const down = () => Promise.reject(new Error('down'));
export const Failed: Story = { args: { answers: [...fileAnswers(), answer(sysFileApi.page, down), answer(sysFileApi.space, down)] } };
export const NothingFound: Story = {
  args: {
    answers: [
      ...fileAnswers(),
      answer(sysFileApi.page, ({ pageNo, pageSize }) => ({ pageNo, pageSize, totalPage: 0, totalRows: 0, rows: [] })),
    ],
  },
};
export const Loading: Story = {
  args: {
    answers: [
      ...fileAnswers(),
      answer(sysFileApi.page, () => new Promise<never>(() => undefined)),
      answer(sysFileApi.space, () => new Promise<never>(() => undefined)),
    ],
  },
};
