import { accountApi, dictionaryApi, fileApi } from '@backlot/contract';
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
const answers = [
  somebodySignedIn,
  answer(dictionaryApi.tree, () => dictionary),
  answer(accountApi.ownInfo, () => ({ nickName: 'Aisyah', sex: 2 as const, birthday: '1995-02-28', tel: '+60 3 2345 6789' })),
  answer(accountApi.updateInfo, () => null),
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
