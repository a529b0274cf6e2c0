import { sysDictTypeApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { dictionaryAnswers } from './dictionaries.fixture';
import { DictionariesScreen } from './DictionariesScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Dictionaries',
  component: Stage,
  args: { screen: DictionariesScreen, answers: dictionaryAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Types: Story = {};
export const Values: Story = { args: { path: '/?typeId=1' } };
export const ValuesChineseDark: Story = { args: { path: '/?typeId=1' }, globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['sysDictType.query'] } };
export const NothingFound: Story = { args: { path: '/?name=nobody' } };
export const Failed: Story = { args: { answers: [answer(sysDictTypeApi.page, () => Promise.reject(new Error('down')))] } };
