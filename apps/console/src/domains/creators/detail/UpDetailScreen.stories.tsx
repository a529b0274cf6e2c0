import type { Meta, StoryObj } from '@storybook/react-vite';
import { upApi } from '@backlot/contract';
import { creatorRows } from '../parts/creators.fixture';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { upDetailAnswers } from './upDetail.fixture';
import { UpDetailScreen } from './UpDetailScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Creator detail',
  component: Stage,
  args: { screen: UpDetailScreen, answers: upDetailAnswers(), path: '/talentAdminDetail?id=1' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const [first] = creatorRows;

export const Own: Story = {};
export const OfSomebodyElse: Story = { args: { path: '/talentAdminDetail?id=4' } };
export const Blacklisted: Story = { args: { path: '/talentAdminDetail?id=3' } };
export const InThePool: Story = {
  args: {
    path: '/talentPoolDetail?id=1',
    answers: [...upDetailAnswers(), ...(first ? [answer(upApi.detail, () => ({ ...first, owner: null, can: ['claim'] }))] : [])],
  },
};
export const OfGames: Story = { args: { path: '/talentYouXiDetail?id=1' } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const NotFound: Story = { args: { path: '/talentAdminDetail?id=404' } };
export const NoId: Story = { args: { path: '/talentAdminDetail' } };
export const Refused: Story = { args: { grants: ['upLibrary.query'] } };
export const Loading: Story = { args: { answers: [...upDetailAnswers(), answer(upApi.detail, () => new Promise(() => undefined))] } };
