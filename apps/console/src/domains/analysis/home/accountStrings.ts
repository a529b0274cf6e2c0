import { defineStrings } from '@backlot/i18n';

/** Words of what travels after the home is on the screen. */
export const accountStrings = /* @__PURE__ */ defineStrings({
  en: {
    account: 'Your account',
    accountName: 'Account',
    roles: 'Role',
    team: 'Team',
    country: 'Country',
    lastSignIn: 'Last sign-in',
    address: 'From address',
  },
  'zh-CN': {
    account: '我的账号',
    accountName: '账号',
    roles: '角色',
    team: '团队',
    country: '国家',
    lastSignIn: '最近登录',
    address: '登录地址',
  },
  vn: {
    account: 'Tài khoản của bạn',
    accountName: 'Tài khoản',
    roles: 'Vai trò',
    team: 'Nhóm',
    country: 'Quốc gia',
    lastSignIn: 'Đăng nhập gần nhất',
    address: 'Từ địa chỉ',
  },
});
