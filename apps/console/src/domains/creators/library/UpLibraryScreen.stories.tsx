import type { Meta, StoryObj } from '@storybook/react-vite';
import { upApi } from '@backlot/contract';
import { creatorAnswers } from '../parts/creators.fixture';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { UpGameScreen } from './UpGameScreen';
import { UpLibraryScreen } from './UpLibraryScreen';
import { UpPoolScreen } from './UpPoolScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Creators',
  component: Stage,
  args: { screen: UpLibraryScreen, answers: creatorAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Library: Story = {};
export const Filtered: Story = { args: { path: '/?country=TH&country=VN&fansMin=100000&interactionMin=0.04' } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const ReadOnly: Story = { args: { grants: ['upLibrary.query', 'upDetail.get'] } };
export const NothingFound: Story = { args: { path: '/?searchValue=nobody' } };
export const Failed: Story = { args: { answers: [...creatorAnswers(), answer(upApi.page, () => Promise.reject(new Error('down')))] } };
export const Loading: Story = { args: { answers: [...creatorAnswers(), answer(upApi.page, () => new Promise(() => undefined))] } };
export const Game: Story = { args: { screen: UpGameScreen } };
export const Pool: Story = { args: { screen: UpPoolScreen } };
export const PoolDark: Story = { args: { screen: UpPoolScreen }, globals: { locale: 'vn', mode: 'dark' } };
