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
    names: ['达人分析', 'Creator analysis', 'Phân tích KOL'],
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
    names: ['作品分析', 'Work analysis', 'Phân tích tác phẩm'],
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
  page('collect', ['作品收藏', 'Collections', 'Bộ sưu tập'], {
    parent: 'creators',
    component: 'Collections',
    icon: 'Inventory',
    sort: 60,
    roles: readers,
  }),
  page('videoDetailed', ['作品详情', 'Work', 'Chi tiết tác phẩm'], {
    component: 'VideoDetailed',
    visible: false,
  }),
  page('collectDetail', ['收藏详情', 'Collection', 'Chi tiết bộ sưu tập'], {
    component: 'CollectDetail',
    visible: false,
  }),
  // Merchants have no group of creators.
  page('shopWorks', ['商品作品', 'Works with own goods', 'Tác phẩm có hàng của shop'], {
    component: 'WorkInfo',
    icon: 'ListAlt',
    sort: 155,
    roles: ['shop'],
  }),
];
