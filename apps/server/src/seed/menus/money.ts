import { directory, type MenuSeed, screen } from './menuSeed';

const application = 'marketing';
const parent = 'money';
const readers = ['admin', 'finance', 'teamLeader', 'bd', 'shop'] as const;

/** What is sold and what it earns (domain/roles 7.2). */
export const moneyMenus: MenuSeed[] = [
  directory({
    code: parent,
    application,
    names: { en: 'Sales and commission', 'zh-CN': '订单与佣金', vn: 'Bán hàng và hoa hồng' },
    router: '/money',
    component: 'PageView',
    icon: 'Payments',
    sort: 60,
    roles: readers,
  }),
  ...screen({
    code: 'orderList',
    parent,
    application,
    names: { en: 'Orders', 'zh-CN': '订单', vn: 'Đơn hàng' },
    path: '/order',
    component: 'Sales',
    icon: 'ReceiptLong',
    sort: 10,
    grants: {
      query: readers,
      get: readers,
      import: ['admin', 'finance'],
      export: ['admin', 'finance', 'teamLeader', 'shop'],
      attribute: ['admin'],
    },
  }),
];
