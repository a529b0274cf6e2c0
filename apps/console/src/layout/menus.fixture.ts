import type { Words } from '@backlot/i18n';
import { authApi, type MenuNode } from '@backlot/contract';
import { answer } from '../kit/stage/answer';
import { somebody } from '../kit/stage/SignedIn';

const node = (id: number, pid: number, names: Words, more: Partial<MenuNode> & { icon?: string; link?: string } = {}): MenuNode => ({
  id: String(id),
  pid: String(pid),
  name: `menu${id}`,
  path: `/menu/${id}`,
  component: 'Screen',
  redirect: null,
  ...more,
  meta: {
    title: names['zh-CN'],
    enName: names.en,
    vnName: names.vn,
    show: true,
    hideChildren: false,
    icon: more.icon ?? null,
    target: more.link ? '_blank' : null,
    link: more.link ?? null,
  },
});

const menus = [
  node(1, 0, { en: 'Console', 'zh-CN': '控制台', vn: 'Bảng điều khiển' }, { path: '/', icon: 'Dashboard' }),
  node(2, 0, { en: 'Organisation', 'zh-CN': '组织管理', vn: 'Tổ chức' }, { component: null }),
  node(3, 2, { en: 'Users', 'zh-CN': '用户管理', vn: 'Người dùng' }, { icon: 'People' }),
  node(
    4,
    2,
    { en: 'Organisations and departments of every country', 'zh-CN': '机构与部门管理', vn: 'Cơ cấu tổ chức và phòng ban ở mọi quốc gia' },
    {
      icon: 'AccountTree',
    },
  ),
  node(5, 0, { en: 'Help', 'zh-CN': '帮助', vn: 'Trợ giúp' }, { component: null }),
  node(6, 5, { en: 'Documentation', 'zh-CN': '使用文档', vn: 'Tài liệu' }, { link: 'https://docs.example/backlot' }),
];

/** The fake server's answer about a person with nested menus and an outer link. */
export const menuAnswers = [
  answer(authApi.getLoginUser, () => ({
    ...somebody,
    menus,
    apps: somebody.apps.map((app) => (app.active ? { ...app, menu: menus } : app)),
  })),
];
