import type { Meta, StoryObj } from '@storybook/react-vite';
import { demandApi } from '@backlot/contract';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { DemandDetailScreen } from './DemandDetailScreen';
import { demandAnswers, demandRows } from './demands.fixture';
import { DemandsScreen } from './DemandsScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Demand forms',
  component: Stage,
  args: { screen: DemandsScreen, answers: demandAnswers() },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const OfMerchant: Story = {
  args: {
    grants: [
      'demand.query',
      'demand.get',
      'demand.add',
      'demand.edit',
      'demand.delete',
      'demand.submit',
      'demand.end',
      'demand.copy',
      'goods.query',
    ],
  },
};
export const ListChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Detail: Story = { args: { screen: DemandDetailScreen, path: '/shopXuQiuDanDetail?id=1' } };
export const DetailSubmitted: Story = {
  args: { screen: DemandDetailScreen, path: '/shopXuQiuDanDetail?id=2', answers: demandAnswers(demandRows[1]) },
};
export const DetailVietnamese: Story = {
  args: { screen: DemandDetailScreen, path: '/shopXuQiuDanDetail?id=3', answers: demandAnswers(demandRows[2]) },
  globals: { locale: 'vn' },
};
export const CreatorsOnly: Story = {
  args: { screen: DemandDetailScreen, path: '/shopXuQiuDanDaRenDetail?id=2', answers: demandAnswers(demandRows[1]) },
};
export const NotFound: Story = {
  args: {
    screen: DemandDetailScreen,
    path: '/shopXuQiuDanDetail?id=9',
    answers: [answer(demandApi.detail, () => Promise.reject(new Refusal(1020002, 'Record not found or no access.')))],
  },
};
