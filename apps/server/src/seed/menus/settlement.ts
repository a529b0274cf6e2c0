import { type MenuSeed, screen } from './menuSeed';

const readers = ['admin', 'finance', 'teamLeader', 'bd', 'shop'] as const;

/** Who may do what with settlements, payments, payees and the books (domain/roles 7.3). */
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
    parent: 'money',
    sort: 30,
    grants: {
      query: ['admin', 'finance', 'bd', 'shop'],
      get: ['admin', 'finance', 'bd', 'shop'],
      export: ['finance'],
      pay: ['finance'],
      markPaid: ['finance'],
      reverse: ['admin', 'finance'],
      showPayee: ['finance'],
      editPayee: ['finance'],
    },
  }),
  ...screen({
    code: 'book',
    application: 'marketing',
    names: ['账簿', 'Books', 'Sổ cái'],
    path: '/book',
    component: 'Books',
    icon: 'MenuBook',
    parent: 'money',
    sort: 40,
    grants: { query: ['admin', 'finance'] },
  }),
];
