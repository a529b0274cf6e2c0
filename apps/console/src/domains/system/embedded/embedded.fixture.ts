import { authApi, menuApi, type MenuNode } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { somebody } from '../../../kit/stage/SignedIn';

const menus = (link: string | null): MenuNode[] => [
  {
    id: '1',
    pid: '0',
    name: 'board',
    path: '/board',
    component: 'Iframe',
    redirect: null,
    meta: {
      title: '数据看板',
      enName: 'Data board',
      vnName: 'Bảng số liệu',
      show: true,
      hideChildren: false,
      icon: null,
      target: null,
      link,
    },
  },
];

/** A person whose menu has this link, where the configuration allows one origin. */
export const embeddedAnswers = (link: string | null) => [
  answer(authApi.getLoginUser, () => ({
    ...somebody,
    menus: menus(link),
    apps: somebody.apps.map((app) => (app.active ? { ...app, menu: menus(link) } : app)),
  })),
  answer(menuApi.embedOrigins, () => ['https://charts.example']),
];
