import { type MenuSeed, screen } from './menuSeed';

/** Who may see what people earn. */
const earners = ['admin', 'finance', 'teamLeader', 'bd'] as const;

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
    code: 'bdCommission',
    application: 'marketing',
    names: ['BD 佣金', 'BD commission', 'Hoa hồng BD'],
    path: '/commission/bd',
    component: 'BdCommission',
    icon: 'Percent',
    parent: 'money',
    sort: 32,
    grants: { query: earners, export: earners },
  }),
  ...screen({
    code: 'upCommission',
    application: 'marketing',
    names: ['达人佣金', 'Creator commission', 'Hoa hồng KOL'],
    path: '/commission/up',
    component: 'UpCommission',
    icon: 'Percent',
    parent: 'money',
    sort: 34,
    grants: { query: earners, export: ['admin', 'finance'] },
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
  ...screen({
    code: 'reconciliation',
    application: 'marketing',
    names: ['对账', 'Reconciliation', 'Đối chiếu'],
    path: '/reconciliation',
    component: 'Reconciliation',
    icon: 'FactCheck',
    parent: 'money',
    sort: 45,
    grants: { query: ['admin', 'finance'] },
  }),
];
