import { defineStrings } from '@backlot/i18n';

/** Words of how it goes, on the home page. */
export const resultStrings = /* @__PURE__ */ defineStrings({
  en: {
    team: 'How the team does',
    own: 'How I do',
    whole: 'Whole board',
    topCreators: 'Creators who sold most this month',
    allLists: 'All rankings',
    made: 'as of {time}',
  },
  'zh-CN': {
    team: '团队业绩',
    own: '我的业绩',
    whole: '完整看板',
    topCreators: '本月销售额最高的达人',
    allLists: '全部榜单',
    made: '截至 {time}',
  },
  vn: {
    team: 'Kết quả của nhóm',
    own: 'Kết quả của tôi',
    whole: 'Xem đầy đủ',
    topCreators: 'KOL bán chạy nhất tháng này',
    allLists: 'Tất cả bảng xếp hạng',
    made: 'tính đến {time}',
  },
});
