import { directory, type MenuSeed, screen } from './menuSeed';

const lookers = ['admin', 'finance', 'teamLeader'] as const;
const performers = [...lookers, 'bd'] as const;
const everyone = ['admin', 'finance', 'teamLeader', 'bd', 'shop', 'staff'] as const;

/** How it goes: rankings, and how people and teams do (domain/roles 7.2, 7.3). */
export const resultMenus: MenuSeed[] = [
  directory({
    code: 'results',
    application: 'marketing',
    names: { en: 'Results', 'zh-CN': '业绩与榜单', vn: 'Kết quả' },
    router: '/results',
    component: 'PageView',
    icon: 'Insights',
    sort: 70,
    roles: everyone,
  }),
  ...screen({
    code: 'rank',
    parent: 'results',
    application: 'marketing',
    names: { en: 'Rankings', 'zh-CN': '榜单', vn: 'Bảng xếp hạng' },
    path: '/rank',
    component: 'Rankings',
    icon: 'Leaderboard',
    sort: 10,
    grants: { query: everyone, get: everyone, export: ['admin', 'teamLeader', 'bd', 'staff'] },
  }),
  ...screen({
    code: 'bdBoard',
    parent: 'results',
    application: 'marketing',
    names: { en: 'BD performance', 'zh-CN': 'BD业绩', vn: 'Hiệu suất BD' },
    path: '/board/bd',
    component: 'BdBoard',
    icon: 'Leaderboard',
    sort: 20,
    grants: { query: performers, get: performers, export: lookers, setTarget: ['admin', 'teamLeader'] },
  }),
  ...screen({
    code: 'leaderBoard',
    parent: 'results',
    application: 'marketing',
    names: { en: 'Team performance', 'zh-CN': '团队业绩', vn: 'Hiệu suất nhóm' },
    path: '/board/leader',
    component: 'LeaderBoard',
    icon: 'Groups',
    sort: 30,
    grants: { query: lookers, get: lookers, export: ['admin', 'finance'], setTarget: ['admin'] },
  }),
];
