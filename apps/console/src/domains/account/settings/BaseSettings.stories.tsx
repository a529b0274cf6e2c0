import { accountApi, authApi, dictionaryApi, fileApi, monthApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../../kit/stage/answer';
import { SignedIn, somebodySignedIn } from '../../../kit/stage/SignedIn';
import { Stage } from '../../../kit/stage/Stage';
import { AccountCenterScreen } from './AccountCenterScreen';
import { BaseSettings } from './BaseSettings';
import { CustomSettings } from './CustomSettings';

const screenOf = (Part: () => React.JSX.Element) => () => (
  <SignedIn>
    <Part />
  </SignedIn>
);

const sexes = [
  ['1', '男', 'Male', 'Nam'],
  ['2', '女', 'Female', 'Nữ'],
  ['3', '未知', 'Unknown', 'Không rõ'],
] as const;
const dictionary = [
  {
    id: '1',
    pid: '0',
    code: 'sex',
    name: '性别',
    enName: 'Sex',
    vnName: 'Giới tính',
    children: sexes.map(([code, name, enName, vnName]) => ({ code, name, enName, vnName })),
  },
];
const device = {
  browser: 'Chrome 156',
  os: 'Windows 11',
  ip: '203.0.113.9',
  place: null,
  createTime: '2026-11-18 02:10:00',
  lastSeenTime: '2026-11-20 08:40:00',
};
const answers = [
  somebodySignedIn,
  answer(dictionaryApi.tree, () => dictionary),
  answer(accountApi.ownInfo, () => ({ nickName: 'Aisyah', sex: 2 as const, birthday: '1995-02-28', tel: '+60 3 2345 6789' })),
  answer(accountApi.updateInfo, () => null),
  answer(monthApi.own, () => [
    { key: 'submitted' as const, value: 18 },
    { key: 'approved' as const, value: 11 },
    { key: 'published' as const, value: 7 },
    { key: 'fulfilled' as const, value: 5 },
  ]),
  answer(authApi.sessions, () => [
    { ...device, id: '1', current: true },
    { ...device, id: '2', browser: 'Safari 26', os: 'iOS 26', current: false },
    { ...device, id: '3', browser: 'Edge 141', ip: '10.0.0.7', place: 'Local network', current: false },
  ]),
  answer(accountApi.updateAvatar, () => null),
  answer(fileApi.upload, () => ({ fileId: '9', url: '/api/main/sysFileInfo/preview?id=9' })),
];

const meta: Meta<typeof Stage> = { title: 'console/Account', component: Stage, args: { screen: screenOf(BaseSettings), answers } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Profile: Story = {};
export const ProfileChinese: Story = { globals: { locale: 'zh-CN' } };
export const ProfileVietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Look: Story = { args: { screen: screenOf(CustomSettings) } };
export const LookChinese: Story = { ...Look, globals: { locale: 'zh-CN' } };
export const LookVietnameseDark: Story = { ...Look, globals: { locale: 'vn', mode: 'dark' } };
export const Center: Story = { args: { screen: screenOf(AccountCenterScreen) } };
export const CenterChinese: Story = { ...Center, globals: { locale: 'zh-CN' } };
export const CenterVietnameseDark: Story = { ...Center, globals: { locale: 'vn', mode: 'dark' } };
