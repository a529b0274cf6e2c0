import { type MenuSeed, screen } from './menuSeed';

const readers = ['admin', 'finance', 'teamLeader', 'bd'] as const;

/** Who may do what with commission rules (domain/roles 7.3). */
export const ruleMenus: MenuSeed[] = screen({
  code: 'rule',
  application: 'marketing',
  names: { en: 'Commission rules', 'zh-CN': '佣金规则', vn: 'Quy tắc hoa hồng' },
  path: '/rule',
  component: 'Rules',
  icon: 'Percent',
  parent: 'money',
  sort: 15,
  grants: {
    query: readers,
    get: readers,
    add: ['admin'],
    edit: ['admin'],
    delete: ['admin'],
    enable: ['admin'],
    disable: ['admin'],
    copy: ['admin'],
  },
});
