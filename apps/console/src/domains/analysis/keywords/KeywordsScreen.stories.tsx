import type { Meta, StoryObj } from '@storybook/react-vite';
import { keywordApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { keywordAnswers } from './keywords.fixture';
import { KeywordsScreen } from './KeywordsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Keyword libraries',
  component: Stage,
  args: { screen: KeywordsScreen, answers: keywordAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const OneLibrary: Story = { args: { path: '/?libraryId=1' } };
export const ReadOnly: Story = { args: { grants: ['keyword.query', 'keyword.get'] } };
export const NothingFound: Story = { args: { path: '/?searchValue=nobody' } };
export const Failed: Story = { args: { answers: [...keywordAnswers(), answer(keywordApi.page, () => Promise.reject(new Error('down')))] } };
