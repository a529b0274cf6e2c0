import { authApi, captchaApi, oauthApi, outboxApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserLayout } from '../../../layout/user/UserLayout';
import { answer, Refusal } from '../../../kit/stage/answer';
import { Stage } from '../../../kit/stage/Stage';
import { SignInScreen } from './SignInScreen';

const screen = () => (
  <UserLayout>
    <SignInScreen />
  </UserLayout>
);

const refused = [
  answer(captchaApi.getCaptchaOpen, () => false),
  answer(oauthApi.sources, () => []),
  answer(authApi.login, () => Promise.reject(new Refusal(1011002, 'Account or password is wrong.'))),
  answer(authApi.getSmsCaptcha, () => ({ validSeconds: 300, resendSeconds: 60 })),
  answer(outboxApi.list, () => [
    { id: '1', kind: 'sms' as const, to: '+639171234567', subject: '', body: 'Backlot: your code is 482915.', time: '2026-11-20 08:00:00' },
  ]),
];

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const captchaAnswer = { repCode: '0000', repMsg: null, success: true };

/** Too many have failed at this address; the proof of a captcha is the way through. */
const paused = [
  ...refused,
  answer(authApi.login, (input) =>
    Promise.reject(
      'code' in input && input.code
        ? new Refusal(1011002, `Account or password is wrong, with ${input.code}.`)
        : new Refusal(1011011, 'Too many failed attempts. Try again in 30 s.', { code: 'Solve the captcha to go on at once.' }),
    ),
  ),
  answer(captchaApi.getCaptcha, () => ({
    ...captchaAnswer,
    repData: {
      captchaType: 'clickWord' as const,
      originalImageBase64: pixel,
      jigsawImageBase64: null,
      token: 'a-token',
      secretKey: '',
      wordList: ['A', 'B', 'C'],
      result: false,
    },
  })),
  answer(captchaApi.checkCaptcha, ({ token, pointJson }) => ({
    ...captchaAnswer,
    repData: { captchaType: 'clickWord' as const, token, result: true, pointJson },
  })),
];

const meta: Meta<typeof Stage> = {
  title: 'console/Sign in',
  component: Stage,
  args: { screen, answers: refused },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const Empty: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const Vietnamese: Story = { globals: { locale: 'vn' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const Phone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Phone' }));
  },
};

/** GitHub and Gitee are switched on. */
export const Services: Story = { args: { answers: [...refused, answer(oauthApi.sources, () => ['github' as const, 'gitee' as const])] } };
export const Paused: Story = { args: { answers: paused } };
export const PausedChinese: Story = { args: { answers: paused }, globals: { locale: 'zh-CN' } };
export const PausedVietnamese: Story = { args: { answers: paused }, globals: { locale: 'vn' } };
