import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    commercial: 'Commercial orders', commercialNoun: 'commercial order', leaderOrders: 'Team-leader orders', leaderNoun: 'team-leader order', hall: 'Order hall', mine: 'My orders', shopOrders: 'Merchant orders',
    current: 'Current', all: 'All orders', scope: 'Which orders',
  },
  'zh-CN': {
    commercial: '商单', commercialNoun: '商单', leaderOrders: '团长单', leaderNoun: '团长单', hall: '接单大厅', mine: '我的工单', shopOrders: '商家工单',
    current: '当前工单', all: '全部工单', scope: '工单范围',
  },
  vn: {
    commercial: 'Đơn thương mại', commercialNoun: 'đơn thương mại', leaderOrders: 'Đơn trưởng nhóm', leaderNoun: 'đơn trưởng nhóm', hall: 'Sàn nhận đơn', mine: 'Đơn của tôi', shopOrders: 'Đơn của shop',
    current: 'Đang làm', all: 'Tất cả đơn', scope: 'Phạm vi đơn',
  },
});
