import { authApi, captchaApi, outboxApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserLayout } from '../../../layout/user/UserLayout';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { RecoverScreen } from './RecoverScreen';

const screen = () => (
  <UserLayout>
    <RecoverScreen />
  </UserLayout>
);

const answers = [
  answer(captchaApi.getCaptchaOpen, () => false),
  answer(authApi.sendRecoverCode, () => ({ validSeconds: 600, resendSeconds: 60 })),
  answer(authApi.recover, () => Promise.reject(new Refusal(1011003, 'The code is wrong or has expired.'))),
  answer(outboxApi.list, () => [
    {
      id: '1',
      kind: 'mail' as const,
      to: 'bd.vn.1@demo.backlot.example',
      subject: 'Your code',
      body: 'Your code is 482915.\nIt is valid for 10 minutes.',
      time: '2026-11-20 08:00:00',
    },
  ]),
];

const meta: Meta<typeof Stage> = {
  title: 'console/Recover',
  component: Stage,
  args: { screen, answers },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const WithOutbox: Story = {};
export const WithoutOutbox: Story = { args: { answers: answers.slice(0, 3) } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
