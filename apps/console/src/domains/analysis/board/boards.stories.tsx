import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { bdBoardApi } from '@backlot/contract';
import { BdBoardScreen } from './BdBoardScreen';
import { boardAnswers, ownBoard } from './board.fixture';
import { LeaderBoardScreen } from './LeaderBoardScreen';

const meta: Meta<typeof Stage> = {
  title: 'console/Boards',
  component: Stage,
  args: { screen: BdBoardScreen, answers: boardAnswers(), path: '/board/bd' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Bd: Story = {};
/** What a BD sees: the own figures and place, no amounts of colleagues. */
export const OfBd: Story = {
  args: {
    answers: boardAnswers({
      board: { ...ownBoard, people: [] },
      shownTeams: [
        {
          id: '20',
          name: '菲律宾团队',
          enName: 'Team Philippines',
          vnName: 'Nhóm Philippines',
          country: 'PH',
          currency: 'PHP',
          people: [{ id: '51', name: 'Kristine Mendoza' }],
        },
      ],
    }),
    grants: ['bdBoard.query', 'bdBoard.get', 'orderList.query'],
  },
};
export const Team: Story = { args: { screen: LeaderBoardScreen, path: '/board/leader' } };
/** A range without sales. */
export const Quiet: Story = { args: { path: '/board/bd?range=7' } };
export const NoTeams: Story = { args: { answers: boardAnswers({ shownTeams: [] }) } };
export const Failed: Story = {
  args: {
    answers: [
      ...boardAnswers().filter(({ endpoint }) => endpoint !== bdBoardApi.summary),
      answer(bdBoardApi.summary, () => new Response(null, { status: 500 })),
    ],
  },
};
export const NoPermission: Story = { args: { grants: [] } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
