import { authApi, captchaApi } from '@backlot/contract';
import { useSession } from '@backlot/auth-session/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { SignedIn, somebodySignedIn } from '../../../kit/stage/SignedIn';
import { Stage } from '../../../kit/stage/Stage';
import { SignInAgain } from './SignInAgain';

function Expired() {
  const { session, status } = useSession();
  useEffect(() => void session.expire({ code: 1011008, message: 'Your session has ended. Please sign in again.' }), [session]);
  return status === 'expired' && <SignInAgain />;
}

const screen = () => (
  <SignedIn>
    <Expired />
  </SignedIn>
);

const answers = [
  somebodySignedIn,
  answer(captchaApi.getCaptchaOpen, () => false),
  answer(authApi.login, () => Promise.reject(new Refusal(1011002, 'Account or password is wrong.'))),
];

const meta: Meta<typeof Stage> = { title: 'console/Sign in again', component: Stage, args: { screen, answers } };
export default meta;
type Story = StoryObj<typeof Stage>;

export const Asked: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
