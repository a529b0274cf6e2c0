import { channelPermissions, type Words } from '@backlot/contract';
import { within } from './actionNames';
import { button, directory, type MenuSeed, screen } from './menuSeed';

const application = 'channel';
const keepers = ['admin', 'staff'] as const;

interface Zone {
  code: keyof typeof channelPermissions;
  /** As its pages are addressed: `/zone/gameStore`. */
  path: string;
  names: Words;
  icon: string;
}

/** The zones of the channels, in the order of the menu. */
const zones: readonly Zone[] = [
  {
    code: 'hykbDataZone',
    path: 'gameCommunity',
    names: { en: 'Game community', 'zh-CN': '游戏社区', vn: 'Cộng đồng game' },
    icon: 'Groups',
  },
  { code: 'tapDataZone', path: 'gameStore', names: { en: 'Game store', 'zh-CN': '游戏商店', vn: 'Cửa hàng game' }, icon: 'Storefront' },
  { code: 'biliDataZone', path: 'videoSite', names: { en: 'Video site', 'zh-CN': '视频站', vn: 'Trang video' }, icon: 'Insights' },
  {
    code: 'oppoDataZone',
    path: 'phoneGames',
    names: { en: 'Phone game centre', 'zh-CN': '手机游戏中心', vn: 'Game trên điện thoại' },
    icon: 'SportsEsports',
  },
  {
    code: 'upAnalyse:syncUpWorkComments',
    path: 'shortVideo',
    names: { en: 'Short video', 'zh-CN': '短视频', vn: 'Video ngắn' },
    icon: 'Link',
  },
  {
    code: 'kuaishouUpanalysisup',
    path: 'shortVideo2',
    names: { en: 'Second short video', 'zh-CN': '第二短视频', vn: 'Video ngắn thứ hai' },
    icon: 'Link',
  },
  {
    code: 'talent_analysis',
    path: 'shortVideoAbroad',
    names: { en: 'International short video', 'zh-CN': '国际短视频', vn: 'Video ngắn quốc tế' },
    icon: 'Public',
  },
];

/** Pages of a zone that its own page and notices lead to: named route, path, component (`Zone…` has one for each channel), names. */
const pages = [
  { route: 'commentInfo', path: 'comments', component: 'ZoneComments', names: { en: 'comments', 'zh-CN': '评论', vn: 'bình luận' } },
  { route: 'workInfo', path: 'works', component: 'ZoneWorks', names: { en: 'works', 'zh-CN': '作品', vn: 'tác phẩm' } },
  { route: 'videoDetailed', path: 'work', component: 'VideoDetailed', names: { en: 'work', 'zh-CN': '作品详情', vn: 'chi tiết tác phẩm' } },
  {
    route: 'collectDetail',
    path: 'collection',
    component: 'CollectDetail',
    names: { en: 'collection', 'zh-CN': '收藏详情', vn: 'bộ sưu tập' },
  },
] as const;

const actions = {
  query: { en: 'view', 'zh-CN': '查看', vn: 'xem' },
  export: { en: 'export', 'zh-CN': '导出', vn: 'xuất' },
  follow: { en: 'follow', 'zh-CN': '关注', vn: 'theo dõi' },
  sync: { en: 'sync', 'zh-CN': '同步', vn: 'đồng bộ' },
} as const;

/**
 * A zone with its pages and rights (domain/roles 7.2, 7.3). Channels are granted one by one; every role has the international short
 * video channel, where the creators of leaders and BDs are: they read of their own ones.
 */
function zoneMenus({ code, path, names, icon }: Zone, index: number): MenuSeed[] {
  const webId = channelPermissions[code];
  const isCommon = code === 'talent_analysis';
  const readers = isCommon ? ([...keepers, 'teamLeader', 'bd'] as const) : (['admin'] as const);
  const doers = isCommon ? keepers : (['admin'] as const);
  const named = (part: Words): Words => within(names, part);
  const page = { application, type: 1 as const, icon, roles: readers };
  return [
    { ...page, code, parent: 'dataZones', names, router: `/zone/${path}`, component: `DataZone${webId}`, sort: (index + 1) * 10 },
    ...pages.map((one, at) => ({
      ...page,
      code: `${code}_${one.route}`,
      parent: 'dataZones',
      names: named(one.names),
      router: `/zone/${path}/${one.path}`,
      component: one.component.startsWith('Zone') ? `${one.component}${webId}` : one.component,
      sort: (index + 1) * 10 + at + 1,
      visible: false,
    })),
    ...(['query', 'export', 'follow', 'sync'] as const).map((action, at) =>
      button({
        code: `${code}_${action}`,
        parent: code,
        application,
        names: named(actions[action]),
        permission: `${code}:${action}`,
        sort: at + 1,
        roles: action === 'query' ? readers : doers,
      }),
    ),
  ];
}

export const channelMenus: MenuSeed[] = [
  ...screen({
    code: 'channelHome',
    application,
    names: { en: 'Channel home', 'zh-CN': '渠道首页', vn: 'Trang chủ kênh' },
    path: '/channel/home',
    component: 'ChannelHome',
    icon: 'Insights',
    sort: 10,
    grants: { query: keepers, get: keepers },
  }),
  directory({
    code: 'dataZones',
    application,
    names: { en: 'Data zones', 'zh-CN': '数据专区', vn: 'Khu dữ liệu' },
    router: '/zone',
    component: 'PageView',
    icon: 'Insights',
    sort: 20,
    roles: [...keepers, 'teamLeader', 'bd'],
  }),
  ...zones.flatMap(zoneMenus),
  ...screen({
    code: 'channel_game_manager',
    application,
    names: { en: 'Games', 'zh-CN': '游戏管理', vn: 'Quản lý game' },
    path: '/zone/games',
    component: 'ChannelGames',
    icon: 'SportsEsports',
    parent: 'dataZones',
    sort: 90,
    grants: { query: keepers, get: keepers, add: keepers, edit: keepers, delete: keepers, export: keepers },
  }),
];
