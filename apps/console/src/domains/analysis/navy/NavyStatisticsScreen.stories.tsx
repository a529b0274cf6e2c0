import { navyApi } from '@backlot/contract';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { NavyStatisticsScreen } from './NavyStatisticsScreen';

const days = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 9, 24) + at * 86_400_000).toISOString().slice(0, 10),
  comments: 120 + ((at * 37) % 60),
  suspected: at > 24 ? 40 : (at * 7) % 9,
}));

const overview = {
  fromDay: '2026-10-24',
  toDay: '2026-11-22',
  timeZone: 'Asia/Singapore',
  comments: 4412,
  suspected: 304,
  signs: { sameWords: 240, burst: 210, manyWorks: 90, emptyProfile: 130 },
  days,
  channels: [{ webId: 4, comments: 4412, suspected: 304 }],
  creators: [{ id: '61', name: 'Arjun Nair', comments: 812, suspected: 190 }],
  works: [{ id: '7101', title: 'Is Skyfall Harbor pay to win? A week of it', comments: 420, suspected: 160 }],
  dataTime: '2026-11-22 22:00:00',
};

const account = {
  key: '4:u1',
  webId: 4,
  platformId: 'u1',
  name: 'user84112093',
  comments: 9,
  suspected: 8,
  works: 6,
  creators: 3,
  signs: ['sameWords' as const, 'emptyProfile' as const],
  sampleId: '1',
  sample: 'Best game ever, download it now',
  lastTime: '2026-11-22 20:00:00',
  isBlack: false,
};

const answers = () => [
  answer(navyApi.overview, () => overview),
  answer(navyApi.accounts, () => ({
    pageNo: 1,
    pageSize: 20,
    totalPage: 1,
    totalRows: 2,
    rows: [account, { ...account, key: '4:u2', platformId: 'u2', name: 'mika.maps', isBlack: true }],
  })),
];

const meta: Meta<typeof Stage> = {
  title: 'console/Suspected commenters',
  component: Stage,
  args: { screen: NavyStatisticsScreen, answers: answers(), path: '/navy_statistics' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Estimate: Story = {};
export const None: Story = { args: { answers: [answer(navyApi.overview, () => ({ ...overview, suspected: 0 })), ...answers().slice(1)] } };
export const NotYet: Story = {
  args: { answers: [answer(navyApi.overview, () => ({ ...overview, suspected: 0, dataTime: null })), ...answers().slice(1)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Comments have not been looked through yet', { exact: false })).toBeVisible();
  },
};
export const NoPermission: Story = { args: { grants: [] } };
export const ChineseDark: Story = { globals: { locale: 'zh-CN', mode: 'dark' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
