import type { Meta, StoryObj } from '@storybook/react-vite';
import { errors, upApi } from '@backlot/contract';
import { creatorRows } from '../../parts/creators.fixture';
import { answer, Refusal } from '../../../../kit/stage/answer';
import { Stage } from '../../../../kit/stage/Stage';
import { TrendCard } from './TrendCard';
import { trendAnswers, trendRows } from '../upDetail.fixture';

const [first] = creatorRows;
const Screen = () => first && <TrendCard up={first} />;

const meta: Meta<typeof Stage> = {
  title: 'console/Creator detail/Trend',
  component: Stage,
  args: { screen: Screen, answers: trendAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Followers: Story = {};
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};
export const ForMerchants: Story = {
  args: {
    answers: [
      answer(upApi.trend, ({ to }) => ({
        ratiosOnly: true,
        rows: trendRows(to, 30).map((row) => ({ ...row, fans: null, views: null, gmv: null, currency: null })),
      })),
    ],
  },
};
export const Empty: Story = { args: { answers: [answer(upApi.trend, () => ({ ratiosOnly: false, rows: [] }))] } };
export const Loading: Story = { args: { answers: [answer(upApi.trend, () => new Promise(() => undefined))] } };
export const Failed: Story = {
  args: {
    answers: [
      answer(upApi.trend, () => {
        throw new Refusal(errors.notFound.code, 'This creator is gone.');
      }),
    ],
  },
};
export const Refused: Story = {
  args: {
    answers: [
      answer(upApi.trend, () => {
        throw new Refusal(errors.noPermission.code, 'You do not have the permission upDetail.get.');
      }),
    ],
  },
};
