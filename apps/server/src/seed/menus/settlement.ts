import { type MenuSeed, screen } from './menuSeed';

const readers = ['admin', 'finance', 'teamLeader', 'bd', 'shop'] as const;

/** Who may do what with settlements and payees (domain/roles 7.3); payments have no entry in the menu as long as there is no screen to lead to. */
export const settlementMenus: MenuSeed[] = [
  ...screen({
    code: 'settle',
    application: 'marketing',
    names: ['结算', 'Settlement', 'Đối soát'],
    path: '/settle',
    component: 'Settlements',
    icon: 'AccountBalance',
    parent: 'money',
    sort: 20,
    grants: {
      query: readers,
      get: readers,
      preview: ['admin', 'finance'],
      settle: ['admin', 'finance'],
      adjust: ['finance'],
      confirm: ['finance'],
      void: ['admin', 'finance'],
      dispute: ['bd', 'shop', 'teamLeader'],
    },
  }),
  ...screen({
    code: 'payment',
    application: 'marketing',
    names: ['付款', 'Payments', 'Thanh toán'],
    path: '/payment',
    component: 'Payments',
    icon: 'Payments',
    sort: 180,
    visible: false,
    grants: { query: ['admin', 'finance', 'bd', 'shop'], get: ['admin', 'finance', 'bd', 'shop'], editPayee: ['finance'] },
  }),
];
