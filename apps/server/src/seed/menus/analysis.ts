import { type MenuSeed, screen } from './menuSeed';

const application = 'marketing';
const analysts = ['admin', 'finance', 'teamLeader', 'bd', 'staff'] as const;
const readers = ['admin', 'teamLeader', 'bd', 'staff'] as const;

const page = (code: string, names: MenuSeed['names'], more: Partial<MenuSeed>): MenuSeed => ({
  code,
  parent: null,
  application,
  names,
  type: 1,
  router: `/${code}`,
  icon: 'Insights',
  sort: 160,
  roles: [...readers, 'shop'],
  ...more,
});

/** Creators and works looked at closely (domain/roles 7.2 and 7.3). */
export const analysisMenus: MenuSeed[] = [
  ...screen({
    code: 'upAnalysis',
    parent: 'creators',
    application,
    names: { en: 'Creator analysis', 'zh-CN': '达人分析', vn: 'Phân tích KOL' },
    path: '/upAnalysis',
    component: 'UpAnalysis',
    icon: 'Insights',
    sort: 40,
    grants: { query: analysts },
  }),
  ...screen({
    code: 'workInfo',
    parent: 'creators',
    application,
    names: { en: 'Work analysis', 'zh-CN': '作品分析', vn: 'Phân tích tác phẩm' },
    path: '/workInfo',
    component: 'WorkInfo',
    icon: 'ListAlt',
    sort: 50,
    grants: {
      query: [...readers, 'shop'],
      get: [...readers, 'shop'],
      export: ['admin', 'teamLeader', 'staff'],
    },
  }).map((menu) => (menu.code === 'workInfo' ? { ...menu, roles: readers } : menu)),
  page(
    'collect',
    { en: 'Collections', 'zh-CN': '作品收藏', vn: 'Bộ sưu tập' },
    {
      parent: 'creators',
      component: 'Collections',
      icon: 'Inventory',
      sort: 60,
      roles: readers,
    },
  ),
  page(
    'videoDetailed',
    { en: 'Work', 'zh-CN': '作品详情', vn: 'Chi tiết tác phẩm' },
    {
      component: 'VideoDetailed',
      visible: false,
    },
  ),
  page(
    'collectDetail',
    { en: 'Collection', 'zh-CN': '收藏详情', vn: 'Chi tiết bộ sưu tập' },
    {
      component: 'CollectDetail',
      visible: false,
    },
  ),
  // Merchants have no group of creators.
  page(
    'shopWorks',
    { en: 'Works with own goods', 'zh-CN': '商品作品', vn: 'Tác phẩm có hàng của shop' },
    {
      component: 'WorkInfo',
      icon: 'ListAlt',
      sort: 155,
      roles: ['shop'],
    },
  ),
];
