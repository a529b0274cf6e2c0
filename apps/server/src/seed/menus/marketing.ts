import { type MenuSeed, screen } from './menuSeed';

const everyone = ['admin', 'finance', 'teamLeader', 'bd', 'shop', 'staff'] as const;

export const marketingMenus: MenuSeed[] = [
  ...screen({
    code: 'console',
    application: 'marketing',
    names: ['控制台', 'Console', 'Bảng điều khiển'],
    path: '/welcome',
    component: 'Welcome',
    icon: 'Dashboard',
    sort: 10,
    grants: { query: everyone, get: everyone },
  }),
];
