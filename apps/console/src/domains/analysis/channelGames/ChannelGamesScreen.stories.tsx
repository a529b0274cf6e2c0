import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelGameApi, errors } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { Stage } from '../../../kit/stage/Stage';
import { ChannelGamesScreen } from './ChannelGamesScreen';

const rows = [
  ['灯火疾行', 'Lantern Rush', 'Đua Đèn Lồng', 'lanternrush', [1, 4]],
  ['潮汐誓约', 'Tidebound', 'Thề Ước Thủy Triều', 'tidebound', []],
].map(([name, enName, vnName, word, followedIn], at) => ({
  id: String(at + 1),
  version: 1,
  can: ['edit', 'delete'],
  name: String(name),
  enName: String(enName),
  vnName: String(vnName),
  words: [String(enName), String(word)],
  webIds: [1, 2, 4],
  followedIn: followedIn as number[],
  createTime: '2026-11-01 02:00:00',
}));

/** A fresh fake server each time. */
export const gameAnswers = () =>
  fakeCrud({
    api: channelGameApi,
    rows,
    refuseDelete: ({ followedIn }) =>
      followedIn.length > 0 ? { code: errors.gameFollowed.code, message: errors.gameFollowed.en } : undefined,
  }).answers;

const meta: Meta<typeof Stage> = {
  title: 'console/Games',
  excludeStories: ['gameAnswers'],
  component: Stage,
  args: { screen: ChannelGamesScreen, answers: gameAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const ReadOnly: Story = { args: { grants: ['channel_game_manager.query'] } };
export const NothingFound: Story = { args: { path: '/?searchValue=nobody' } };
export const Failed: Story = { args: { answers: [answer(channelGameApi.page, () => Promise.reject(new Error('down')))] } };
