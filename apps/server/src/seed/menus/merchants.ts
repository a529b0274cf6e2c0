import { type MenuSeed, screen } from './menuSeed';

const application = 'marketing';
const everyone = ['admin', 'finance', 'teamLeader', 'bd', 'shop', 'staff'] as const;
const traders = ['admin', 'finance', 'teamLeader', 'bd', 'shop'] as const;
const sellers = ['admin', 'shop'] as const;

/** Merchants, their papers and products; who may do what stands in domain/roles 7.3. */
export const merchantMenus: MenuSeed[] = [
  ...screen({
    code: 'goods',
    application,
    names: { en: 'Goods library', 'zh-CN': '商品库', vn: 'Kho sản phẩm' },
    path: '/goods',
    component: 'Goods',
    icon: 'Inventory',
    sort: 120,
    grants: {
      query: everyone,
      get: everyone,
      add: sellers,
      edit: sellers,
      delete: sellers,
      import: sellers,
      export: ['admin', 'teamLeader', 'shop'],
      onSale: sellers,
      offSale: sellers,
      bindUp: ['admin', 'bd'],
    },
  }),
  ...screen({
    code: 'shop',
    application,
    names: { en: 'Merchants', 'zh-CN': '商家', vn: 'Nhà bán hàng' },
    path: '/shop',
    component: 'Shops',
    icon: 'Storefront',
    sort: 130,
    grants: {
      query: traders,
      get: traders,
      add: ['admin'],
      edit: sellers,
      delete: ['admin'],
      export: ['admin'],
      audit: ['admin'],
      revoke: ['admin'],
      showIdCard: ['admin'],
      pdf: ['admin', 'teamLeader', 'shop'],
    },
  }),
  ...screen({
    code: 'shopAuth',
    application,
    names: { en: 'Merchant certification', 'zh-CN': '商家认证', vn: 'Xác thực nhà bán hàng' },
    path: '/account/settings/shangjiaAuth',
    component: 'ShopAuth',
    icon: 'Security',
    sort: 140,
    grants: { query: ['shop'], get: ['shop'], submit: ['shop'], withdraw: ['shop'] },
  }),
];
