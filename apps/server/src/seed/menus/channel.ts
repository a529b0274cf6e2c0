import { channelPermissions } from '@backlot/contract';
import { button, directory, type MenuSeed, type Names, screen } from './menuSeed';

const application = 'channel';
const keepers = ['admin', 'staff'] as const;

interface Zone {
  code: keyof typeof channelPermissions;
  /** As its pages are addressed: `/zone/gameStore`. */
  path: string;
  names: Names;
  icon: string;
}

/** The zones of the channels, in the order of the menu. */
const zones: readonly Zone[] = [
  { code: 'hykbDataZone', path: 'gameCommunity', names: ['游戏社区', 'Game community', 'Cộng đồng game'], icon: 'Groups' },
  { code: 'tapDataZone', path: 'gameStore', names: ['游戏商店', 'Game store', 'Cửa hàng game'], icon: 'Storefront' },
  { code: 'biliDataZone', path: 'videoSite', names: ['视频站', 'Video site', 'Trang video'], icon: 'Insights' },
  { code: 'oppoDataZone', path: 'phoneGames', names: ['手机游戏中心', 'Phone game centre', 'Game trên điện thoại'], icon: 'SportsEsports' },
  { code: 'upAnalyse:syncUpWorkComments', path: 'shortVideo', names: ['短视频', 'Short video', 'Video ngắn'], icon: 'Link' },
  { code: 'kuaishouUpanalysisup', path: 'shortVideo2', names: ['第二短视频', 'Second short video', 'Video ngắn thứ hai'], icon: 'Link' },
  {
    code: 'talent_analysis',
    path: 'shortVideoAbroad',
    names: ['国际短视频', 'International short video', 'Video ngắn quốc tế'],
    icon: 'Public',
  },
];

/** Pages of a zone that its own page and notices lead to: named route, path, component (`Zone…` has one for each channel), names. */
const pages = [
  { route: 'commentInfo', path: 'comments', component: 'ZoneComments', names: ['评论', 'comments', 'bình luận'] },
  { route: 'workInfo', path: 'works', component: 'ZoneWorks', names: ['作品', 'works', 'tác phẩm'] },
  { route: 'videoDetailed', path: 'work', component: 'VideoDetailed', names: ['作品详情', 'work', 'chi tiết tác phẩm'] },
  { route: 'collectDetail', path: 'collection', component: 'CollectDetail', names: ['收藏详情', 'collection', 'bộ sưu tập'] },
] as const;

const actions = {
  query: ['查看', 'view', 'xem'],
  export: ['导出', 'export', 'xuất'],
  follow: ['关注', 'follow', 'theo dõi'],
  sync: ['同步', 'sync', 'đồng bộ'],
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
  const named = (words: Names): Names => [`${names[0]} · ${words[0]}`, `${names[1]}: ${words[1]}`, `${names[2]}: ${words[2]}`];
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
    names: ['渠道首页', 'Channel home', 'Trang chủ kênh'],
    path: '/channel/home',
    component: 'ChannelHome',
    icon: 'Insights',
    sort: 10,
    grants: { query: keepers, get: keepers },
  }),
  directory({
    code: 'dataZones',
    application,
    names: ['数据专区', 'Data zones', 'Khu dữ liệu'],
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
    names: ['游戏管理', 'Games', 'Quản lý game'],
    path: '/zone/games',
    component: 'ChannelGames',
    icon: 'SportsEsports',
    parent: 'dataZones',
    sort: 90,
    grants: { query: keepers, get: keepers, add: keepers, edit: keepers, delete: keepers, export: keepers },
  }),
];
