import { defineStrings } from '@backlot/i18n';

export const centerStrings = /* @__PURE__ */ defineStrings({
  en: {
    month: 'My month so far',
    submitted: 'Creators submitted',
    approved: 'Creators approved',
    published: 'Videos published',
    fulfilled: 'Creators fulfilled',
    reviewedUps: 'Creators I reviewed',
    reviewedLinks: 'Links I reviewed',
    handedOut: 'Orders I handed out',
  },
  'zh-CN': {
    month: '我的本月',
    submitted: '提交达人',
    approved: '审核通过达人',
    published: '已发布视频',
    fulfilled: '已履约达人',
    reviewedUps: '我审核的达人',
    reviewedLinks: '我审核的链接',
    handedOut: '我下发的工单',
  },
  vn: {
    month: 'Tháng này của tôi',
    submitted: 'KOL đã nộp',
    approved: 'KOL được duyệt',
    published: 'Video đã đăng',
    fulfilled: 'KOL hoàn thành',
    reviewedUps: 'KOL tôi đã duyệt',
    reviewedLinks: 'Liên kết tôi đã duyệt',
    handedOut: 'Đơn tôi đã giao',
  },
});
