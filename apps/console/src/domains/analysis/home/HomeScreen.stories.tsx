import { commercialOrderApi, homeApi, leaderOrderApi, sampleApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, Refusal } from '../../../kit/stage/answer';
import { SignedIn, somebodySignedIn } from '../../../kit/stage/SignedIn';
import { Stage } from '../../../kit/stage/Stage';
import { orderRows } from '../../trade/parts/order/orders.fixture';
import { sampleRows } from '../../trade/samples/samples.fixture';
import { boardAnswers, ownBoard, teamAnswer } from '../board/board.fixture';
import { rankAnswers } from '../rankings/rankings.fixture';
import { Welcome } from './HomeScreen';
import { countriesAnswer, merchantAnswer, monthAnswer } from './results/role/roleResults.fixture';

const summary = answer(homeApi.summary, () => ({
  tiles: [
    { key: 'countryMerchants', value: 38, of: 120, amounts: [], link: null },
    { key: 'teamOnline', value: 4, of: 7, amounts: [], link: null },
    { key: 'onlineUsers', value: 1204, of: null, amounts: [], link: '/system/onlineUser' },
    { key: 'unreadNotices', value: 0, of: null, amounts: [], link: null },
  ],
  tasks: [
    { key: 'creatorsToReview', count: 12, since: '2026-11-18 08:00:00', link: '/workOrder/upAudit' },
    { key: 'linksToReview', count: 1204, since: null, link: '/workOrder/linkAudit' },
  ],
  items: [
    { key: 'notice', title: 'Blacklist fan spotted', time: '2026-11-20 08:00:00', link: null },
    {
      key: 'notice',
      title: 'A very long title of a notice that a colleague wrote without ever thinking of narrow screens, cards or patience',
      time: '2026-11-19 02:00:00',
      link: '/welcome',
    },
  ],
  dataTime: '2026-11-20 09:00:00',
}));

const pageOf = <Row,>(rows: readonly Row[]) => ({ pageNo: 1, pageSize: 5, totalPage: 1, totalRows: rows.length, rows: [...rows] });

const samplesDue = (due: string | undefined) =>
  due === 'overdue'
    ? sampleRows.filter(({ sampleStatus }) => sampleStatus === 8).map((sample) => ({ ...sample, deadline: '2026-11-18 03:00:00' }))
    : [...sampleRows.slice(0, 1), ...sampleRows.slice(2, 3)];

const dueAnswers = [
  answer(commercialOrderApi.page, () => pageOf(orderRows.slice(0, 1))),
  answer(leaderOrderApi.page, () => pageOf(orderRows.slice(1, 2))),
  answer(sampleApi.page, ({ due }) => pageOf(samplesDue(due))),
];

const screen = () => (
  <SignedIn>
    <Welcome />
  </SignedIn>
);

const meta: Meta<typeof Stage> = {
  title: 'console/Home',
  component: Stage,
  args: { screen, answers: [somebodySignedIn, summary], grants: [] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Busy: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Dark: Story = { globals: { mode: 'dark' } };
const figures = answer(homeApi.summary, () => ({
  tiles: [
    { key: 'ordersRunning', value: 31, of: null, amounts: [], link: '/workOrder/commercial' },
    {
      key: 'commercialFulfilled',
      value: 14,
      of: null,
      amounts: [
        { currency: 'PHP', amount: '45000.00' },
        { currency: 'VND', amount: '12500000' },
      ],
      link: '/workOrder/commercial',
    },
  ],
  tasks: null,
  items: [],
  dataTime: '2026-11-20 09:00:00',
}));
export const FiguresOnly: Story = { args: { answers: [somebodySignedIn, figures] } };
export const NothingWaits: Story = {
  args: {
    answers: [somebodySignedIn, answer(homeApi.summary, () => ({ tiles: [], tasks: [], items: [], dataTime: '2026-11-20 09:00:00' }))],
  },
};
export const Loading: Story = { args: { answers: [somebodySignedIn, answer(homeApi.summary, () => new Promise<never>(() => undefined))] } };
export const Failed: Story = {
  args: {
    answers: [
      somebodySignedIn,
      answer(homeApi.summary, () => Promise.reject(new Refusal(1016006, 'The service is not available right now. Try again shortly.'))),
    ],
  },
};

/** Below what waits: how the team does, and who leads the lists. */
export const OfLeader: Story = {
  args: {
    answers: [somebodySignedIn, summary, ...boardAnswers(), teamAnswer, ...rankAnswers(), ...dueAnswers],
    grants: [
      'leaderBoard.query',
      'bdBoard.query',
      'rank.query',
      'workOrderCom.query',
      'workOrderCom.add',
      'workOrderLeader.query',
      'workOrderLeader.add',
      'sample.query',
    ],
  },
};
/** The own target and the next money. */
export const OfBd: Story = {
  args: { answers: [somebodySignedIn, summary, ...boardAnswers({ board: { ...ownBoard, people: [] } })], grants: ['bdBoard.query'] },
};
/** The countries side by side. */
export const OfAdministrator: Story = {
  args: { answers: [somebodySignedIn, summary, countriesAnswer, ...boardAnswers()], grants: ['bdBoard.query', 'leaderBoard.setTarget'] },
};
/** Sales and videos of the own goods. */
export const OfMerchant: Story = { args: { answers: [somebodySignedIn, summary, merchantAnswer], grants: ['orderList.query'] } };
/** Where the month stands. */
export const OfFinance: Story = { args: { answers: [somebodySignedIn, summary, monthAnswer], grants: ['settle.confirm'] } };
