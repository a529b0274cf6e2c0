import { authApi, captchaApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserLayout } from '../../../layout/user/UserLayout';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { SignUpResultScreen } from './SignUpResultScreen';
import { SignUpScreen } from './SignUpScreen';

const screen = () => (
  <UserLayout>
    <SignUpScreen />
  </UserLayout>
);

const result = () => (
  <UserLayout>
    <SignUpResultScreen />
  </UserLayout>
);

const answers = [
  answer(captchaApi.getCaptchaOpen, () => false),
  answer(authApi.register, () => Promise.reject(new Refusal(2020002, 'This account is taken.', { account: 'This account is taken.' }))),
];

const meta: Meta<typeof Stage> = {
  title: 'console/Register',
  component: Stage,
  args: { screen, answers },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Empty: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
  },
};
export const Done: Story = { args: { screen: result, path: '/?account=nha.may' } };
