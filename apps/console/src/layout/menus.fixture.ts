import { authApi, type MenuNode } from '@backlot/contract';
import { answer } from '../kit/stage/answer';
import { somebody } from '../kit/stage/SignedIn';

const node = (
  id: number,
  pid: number,
  names: [zh: string, en: string, vn: string],
  more: Partial<MenuNode> & { icon?: string; link?: string } = {},
): MenuNode => ({
  id: String(id),
  pid: String(pid),
  name: `menu${id}`,
  path: `/menu/${id}`,
  component: 'Screen',
  redirect: null,
  ...more,
  meta: {
    title: names[0],
    enName: names[1],
    vnName: names[2],
    show: true,
    hideChildren: false,
    icon: more.icon ?? null,
    target: more.link ? '_blank' : null,
    link: more.link ?? null,
  },
});

const menus = [
  node(1, 0, ['控制台', 'Console', 'Bảng điều khiển'], { path: '/', icon: 'Dashboard' }),
  node(2, 0, ['组织管理', 'Organisation', 'Tổ chức'], { component: null }),
  node(3, 2, ['用户管理', 'Users', 'Người dùng'], { icon: 'People' }),
  node(4, 2, ['机构与部门管理', 'Organisations and departments of every country', 'Cơ cấu tổ chức và phòng ban ở mọi quốc gia'], {
    icon: 'AccountTree',
  }),
  node(5, 0, ['帮助', 'Help', 'Trợ giúp'], { component: null }),
  node(6, 5, ['使用文档', 'Documentation', 'Tài liệu'], { link: 'https://docs.example/backlot' }),
];

/** The fake server's answer about a person with nested menus and an outer link. */
export const menuAnswers = [
  answer(authApi.getLoginUser, () => ({
    ...somebody,
    menus,
    apps: somebody.apps.map((app) => (app.active ? { ...app, menu: menus } : app)),
  })),
];
