import { directory, type MenuSeed, screen } from './menuSeed';

const application = 'marketing';
const parent = 'results';
const lookers = ['admin', 'finance', 'teamLeader'] as const;
const everybody = [...lookers, 'bd'] as const;

/** How people and teams do (domain/roles 7.2, 7.3). */
export const boardMenus: MenuSeed[] = [
  directory({
    code: parent,
    application,
    names: ['业绩', 'Results', 'Kết quả'],
    router: '/board',
    component: 'PageView',
    icon: 'Insights',
    sort: 70,
    roles: everybody,
  }),
  ...screen({
    code: 'bdBoard',
    parent,
    application,
    names: ['BD业绩', 'BD performance', 'Hiệu suất BD'],
    path: '/board/bd',
    component: 'BdBoard',
    icon: 'Leaderboard',
    sort: 20,
    grants: { query: everybody, get: everybody, export: lookers, setTarget: ['admin', 'teamLeader'] },
  }),
  ...screen({
    code: 'leaderBoard',
    parent,
    application,
    names: ['团队业绩', 'Team performance', 'Hiệu suất nhóm'],
    path: '/board/leader',
    component: 'LeaderBoard',
    icon: 'Groups',
    sort: 30,
    grants: { query: lookers, get: lookers, export: ['admin', 'finance'], setTarget: ['admin'] },
  }),
];
