import { onlineUserApi, type OnlineUserRow } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { OnlineUsersScreen } from './OnlineUsersScreen';

const row = (id: number, more: Partial<OnlineUserRow> = {}): OnlineUserRow => ({
  id: String(id),
  sessionId: String(id),
  account: `bd.vn.${id}`,
  nickName: null,
  name: `Nguyễn Thị Minh Khai ${id}`,
  lastLoginIp: '192.168.1.20',
  lastLoginTime: '2026-11-20 08:31:05',
  lastLoginAddress: 'Local network',
  lastLoginBrowser: 'Chrome 156',
  lastLoginOs: 'Windows 11',
  lastSeenTime: '2026-11-20 08:40:00',
  current: false,
  ...more,
});

const rows = [
  row(1, { name: '周岚', account: 'superAdmin', current: true, lastLoginIp: '203.0.113.7', lastLoginAddress: null }),
  ...Array.from({ length: 129 }, (_, index) => row(index + 2)),
];

const list = answer(onlineUserApi.list, ({ pageNo, pageSize, account = '' }) => {
  const found = rows.filter((one) => one.account.includes(account));
  return {
    pageNo,
    pageSize,
    totalPage: Math.ceil(found.length / pageSize),
    totalRows: found.length,
    rows: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  };
});

const meta: Meta<typeof Stage> = {
  title: 'console/Online users',
  component: Stage,
  args: { screen: OnlineUsersScreen, answers: [list, answer(onlineUserApi.forceMany, ({ ids }) => ({ ok: [...ids], failed: [] }))] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const List: Story = {};
export const LastPage: Story = { args: { path: '/?pageNo=13' } };
export const Hundred: Story = { args: { path: '/?pageSize=100' } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const ReadOnly: Story = { args: { grants: ['sysOnlineUser.query'] } };
export const NothingFound: Story = { args: { path: '/?account=nobody' } };
export const Loading: Story = { args: { answers: [answer(onlineUserApi.list, () => new Promise<never>(() => undefined))] } };
export const Failed: Story = {
  args: {
    answers: [
      answer(onlineUserApi.list, () => Promise.reject(new Refusal(1016006, 'The service is not available right now. Try again shortly.'))),
    ],
  },
};
