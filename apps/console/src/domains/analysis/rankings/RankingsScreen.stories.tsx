import type { Meta, StoryObj } from '@storybook/react-vite';
import { errors, rankApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { SignedIn, somebodySignedIn } from '../../../kit/stage/SignedIn';
import { Stage } from '../../../kit/stage/Stage';
import { emptyList, rankAnswers, untoldRows } from './rankings.fixture';
import { RankingsScreen } from './RankingsScreen';

const Screen = () => (
  <SignedIn>
    <RankingsScreen />
  </SignedIn>
);

const meta: Meta<typeof Stage> = {
  title: 'console/Rankings',
  component: Stage,
  args: { screen: Screen, answers: rankAnswers(), path: '/rank?rankPeriod=1&country=PH' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Daily: Story = {};
export const Merchant: Story = {
  args: {
    answers: rankAnswers({ rows: untoldRows, isTopOnly: true }),
    grants: ['rank.query', 'rank.get', 'shopAuth.query'],
  },
};
export const Empty: Story = { args: { answers: rankAnswers({ list: emptyList, rows: [] }) } };
export const NoList: Story = { args: { answers: rankAnswers({ list: null, rows: [] }) } };
export const Failing: Story = {
  args: {
    answers: [
      somebodySignedIn,
      answer(rankApi.topFive, () => {
        throw new Refusal(errors.serverError.code, 'The server could not answer.');
      }),
    ],
  },
};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
