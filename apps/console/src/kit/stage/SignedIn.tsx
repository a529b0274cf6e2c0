import type { Words } from '@backlot/i18n';
import { type AppEntry, authApi, type LoginUser } from '@backlot/contract';
import { SessionProvider } from '@backlot/auth-session/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { answer } from './answer';

/** Draws what is below for a signed-in person, as under the main layout; for stories and tests. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { session, apps } = useConsole();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const load = async () => {
      await apps.prepare(await session.loadUser());
      setReady(true);
    };
    void load();
  }, [session, apps]);
  return <SessionProvider session={session}>{isReady && children}</SessionProvider>;
}

const menu = (id: string, path: string, names: Words, component: string, icon: string) => ({
  id,
  pid: '0',
  name: component,
  path,
  component,
  redirect: null,
  meta: { title: names['zh-CN'], enName: names.en, vnName: names.vn, show: true, hideChildren: false, icon, target: null, link: null },
});

const marketing = [menu('11', '/welcome', { en: 'Console', 'zh-CN': '控制台', vn: 'Bảng điều khiển' }, 'Welcome', 'Dashboard')];

const apps: AppEntry[] = [
  { code: 'marketing', name: '达人营销', enName: 'Creator marketing', vnName: 'Tiếp thị KOL', active: true, menu: marketing },
  {
    code: 'system',
    name: '系统管理',
    enName: 'System',
    vnName: 'Hệ thống',
    active: false,
    menu: [
      menu('21', '/system/onlineUser', { en: 'Online users', 'zh-CN': '在线用户', vn: 'Người dùng trực tuyến' }, 'OnlineUsers', 'People'),
    ],
  },
];

/** A person for stories. */
export const somebody: LoginUser = {
  id: '7',
  account: 'bd.vn.1',
  name: 'Trần Ngọc Anh',
  nickName: null,
  avatar: null,
  email: 'bd.vn.1@demo.backlot.example',
  phone: '+84912345678',
  country: 'VN',
  orgName: 'Đội Việt Nam',
  orgEnName: null,
  orgVnName: null,
  adminType: '2',
  isAbroad: true,
  roles: [
    {
      id: '3',
      code: 'bd',
      name: '商务',
      enName: 'Business developer',
      vnName: 'Nhân viên BD',
      permissions: [{ permissionId: 'console', actionList: ['query', 'get'] }],
    },
  ],
  permissions: ['console:query', 'console:get'],
  apps,
  menus: marketing,
  lastLoginTime: '2026-11-20 08:31:05',
  lastLoginIp: '203.0.113.7',
};

/** The fake server's answer about who is signed in. */
export const somebodySignedIn = answer(authApi.getLoginUser, () => somebody);
