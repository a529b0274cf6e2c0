import { channelPermissions } from '@backlot/contract';
import { button, type MenuSeed, type Names, screen } from './menuSeed';

const names: Record<keyof typeof channelPermissions, Names> = {
  tapDataZone: ['游戏商店数据专区', 'Game store data zone', 'Khu dữ liệu cửa hàng game'],
  biliDataZone: ['视频站数据专区', 'Video site data zone', 'Khu dữ liệu trang video'],
  hykbDataZone: ['游戏社区数据专区', 'Game community data zone', 'Khu dữ liệu cộng đồng game'],
  'upAnalyse:syncUpWorkComments': ['短视频评论同步', 'Short video comments', 'Bình luận video ngắn'],
  kuaishouUpanalysisup: ['第二短视频数据专区', 'Second short video data zone', 'Khu dữ liệu video ngắn thứ hai'],
  oppoDataZone: ['手机厂商游戏中心数据专区', 'Phone maker game centre data zone', 'Khu dữ liệu trung tâm game của hãng điện thoại'],
  talent_analysis: ['国际短视频达人分析', 'International short video creators', 'Phân tích KOL video ngắn quốc tế'],
};

export const channelMenus: MenuSeed[] = [
  ...screen({
    code: 'channelHome',
    application: 'channel',
    names: ['渠道首页', 'Channel home', 'Trang chủ kênh'],
    path: '/channel/home',
    component: 'ChannelHome',
    icon: 'Insights',
    sort: 10,
    grants: { query: ['admin', 'staff'], get: ['admin', 'staff'] },
  }),
  ...(Object.keys(names) as (keyof typeof names)[]).map((code) =>
    button({
      code: `${code}_query`,
      parent: 'channelHome',
      application: 'channel',
      names: names[code],
      permission: `${code}:query`,
      sort: 100 + channelPermissions[code],
      // Most creators of leaders and BDs are on this channel: they read the comments of their own ones.
      roles: code === 'talent_analysis' ? ['admin', 'staff', 'teamLeader', 'bd'] : ['admin', 'staff'],
    }),
  ),
];
