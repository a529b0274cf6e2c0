import { accountApi, fileApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer } from '../../shared/stage/answer';
import { SignedIn, somebodySignedIn } from '../../shared/stage/SignedIn';
import { Stage } from '../../shared/stage/Stage';
import { AccountCenterScreen } from './AccountCenterScreen';
import { BaseSettings } from './BaseSettings';
import { CustomSettings } from './CustomSettings';

const screenOf = (Part: () => React.JSX.Element) => () => (
  <SignedIn>
    <Part />
  </SignedIn>
);

const answers = [somebodySignedIn, answer(accountApi.updateInfo, () => null), answer(accountApi.updateAvatar, () => null), answer(fileApi.upload, () => ({ fileId: '9', url: '/api/main/sysFileInfo/preview?id=9' }))];

const meta: Meta<typeof Stage> = { title: 'console/Account', component: Stage, args: { screen: screenOf(BaseSettings), answers } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Profile: Story = {};
export const ProfileChinese: Story = { globals: { locale: 'zh-CN' } };
export const ProfileVietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Look: Story = { args: { screen: screenOf(CustomSettings) } };
export const Center: Story = { args: { screen: screenOf(AccountCenterScreen) } };
