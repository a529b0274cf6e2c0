import { type MenuSeed, screen } from './menuSeed';

const readers = ['admin', 'finance', 'teamLeader', 'bd'] as const;

/** Who may do what with commission rules (domain/roles 7.3); without an entry in the menu as long as there is no screen to lead to. */
export const ruleMenus: MenuSeed[] = screen({
  code: 'rule',
  application: 'marketing',
  names: ['佣金规则', 'Commission rules', 'Quy tắc hoa hồng'],
  path: '/rule',
  component: 'Rules',
  icon: 'Payments',
  sort: 160,
  visible: false,
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
