import { directory, type MenuSeed, screen } from './menuSeed';

const everyone = ['admin', 'finance', 'teamLeader', 'bd', 'shop', 'staff'] as const;

/** How it went: rankings (domain/roles 7.2 and 7.3). */
export const resultMenus: MenuSeed[] = [
  directory({
    code: 'results',
    application: 'marketing',
    names: ['业绩与榜单', 'Results', 'Kết quả'],
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
    names: ['榜单', 'Rankings', 'Bảng xếp hạng'],
    path: '/rank',
    component: 'Rankings',
    icon: 'Leaderboard',
    sort: 10,
    grants: { query: everyone, get: everyone, export: ['admin', 'teamLeader', 'bd', 'staff'] },
  }),
];
