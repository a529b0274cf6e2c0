import { authApi, errors, oauthApi, securityApi } from '@backlot/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, Refusal } from '../../../../kit/stage/answer';
import { SignedIn, somebodySignedIn } from '../../../../kit/stage/SignedIn';
import { Stage } from '../../../../kit/stage/Stage';
import { BindingSettings } from '../BindingSettings';
import { NotificationSettings } from '../NotificationSettings';
import { SecuritySettings } from './SecuritySettings';

const device = (id: string, browser: string, os: string, current: boolean) => ({
  id,
  browser,
  os,
  ip: `203.0.113.${id}`,
  place: null,
  createTime: '2026-11-18 02:10:00',
  lastSeenTime: '2026-11-20 08:40:00',
  current,
});

const sessions = () => {
  let open = [device('1', 'Chrome 156', 'Windows 11', true), device('2', 'Safari 26', 'iOS 26', false)];
  return [
    answer(authApi.sessions, () => open),
    answer(authApi.revokeSession, ({ id }) => {
      open = open.filter((one) => one.id !== id);
      return null;
    }),
  ];
};

const updatePassword = answer(authApi.updatePassword, ({ password }) => {
  if (password !== 'the old one')
    throw new Refusal(errors.oldPasswordWrong.code, errors.oldPasswordWrong.en, { password: errors.oldPasswordWrong.en });
  return null;
});

/** The second factor in memory: 123456 is its code. */
function secondFactor(isOn = false) {
  let on = isOn;
  const codes = Array.from({ length: 10 }, (_, at) => `K3VQ${'ABCDEFGHJK'[at]}-7MPLA`);
  const refuseWrong = (code: string) => {
    if (code !== '123456')
      throw new Refusal(errors.secondFactorWrong.code, errors.secondFactorWrong.en, { code: errors.secondFactorWrong.en });
  };
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  return [
    answer(securityApi.state, () => ({ secondFactor: on, recoveryCodesLeft: on ? 10 : 0 })),
    answer(securityApi.beginSecondFactor, () => ({ secret, uri: `otpauth://totp/Backlot%3Abd.vn.1?secret=${secret}&issuer=Backlot` })),
    answer(securityApi.enableSecondFactor, ({ code }) => {
      refuseWrong(code);
      on = true;
      return { recoveryCodes: codes };
    }),
    answer(securityApi.renewRecoveryCodes, () => ({ recoveryCodes: codes })),
    answer(securityApi.disableSecondFactor, ({ code }) => {
      refuseWrong(code);
      on = false;
      return null;
    }),
    answer(securityApi.sendContactCode, () => ({ validSeconds: 600, resendSeconds: 60 })),
    answer(securityApi.changeContact, ({ captcha }) => {
      if (captcha !== '123456') throw new Refusal(errors.smsCodeWrong.code, errors.smsCodeWrong.en, { captcha: errors.smsCodeWrong.en });
      return null;
    }),
  ];
}

/** GitHub is linked, Gitee is not. */
const services = answer(oauthApi.links, () => [
  { source: 'github' as const, name: 'mona', createTime: '2026-11-18 02:10:00' },
  { source: 'gitee' as const, name: null, createTime: null },
]);

const screen = () => (
  <SignedIn>
    <SecuritySettings />
  </SignedIn>
);

const meta: Meta<typeof Stage> = {
  title: 'console/Account security',
  component: Stage,
  args: { screen, answers: [somebodySignedIn, updatePassword, ...sessions(), ...secondFactor()] },
};
export default meta;
type Story = StoryObj<typeof Stage>;

export const TwoDevices: Story = {};
export const FactorOn: Story = { args: { answers: [somebodySignedIn, updatePassword, ...sessions(), ...secondFactor(true)] } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
export const VietnameseDark: Story = { globals: { locale: 'vn', mode: 'dark' } };
export const Binding: Story = {
  args: {
    screen: () => (
      <SignedIn>
        <BindingSettings />
      </SignedIn>
    ),
    answers: [somebodySignedIn, ...secondFactor(), services],
  },
};
export const BindingChinese: Story = { ...Binding, globals: { locale: 'zh-CN' } };
export const BindingVietnameseDark: Story = { ...Binding, globals: { locale: 'vn', mode: 'dark' } };
export const Notifications: Story = {
  args: {
    screen: () => (
      <SignedIn>
        <NotificationSettings />
      </SignedIn>
    ),
  },
};
export const NotificationsChinese: Story = { ...Notifications, globals: { locale: 'zh-CN' } };
export const NotificationsVietnameseDark: Story = { ...Notifications, globals: { locale: 'vn', mode: 'dark' } };
export const Failed: Story = {
  args: {
    answers: [
      somebodySignedIn,
      ...secondFactor(),
      answer(authApi.sessions, () => Promise.reject(new Refusal(1016006, errors.unavailable.en))),
    ],
  },
};
