import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: { title: 'Received notices', notice: 'Notice', titleOf: 'Title', type: 'Kind', author: 'From', system: 'Backlot', publicTime: 'Published', state: 'State', read: 'Read', unread: 'Unread', readTime: 'Read at', search: 'Title or text', open: 'Open' },
  'zh-CN': { title: '我的通知', notice: '通知', titleOf: '标题', type: '类型', author: '发布人', system: 'Backlot', publicTime: '发布时间', state: '状态', read: '已读', unread: '未读', readTime: '阅读时间', search: '标题或内容', open: '查看' },
  vn: { title: 'Thông báo đã nhận', notice: 'Thông báo', titleOf: 'Tiêu đề', type: 'Loại', author: 'Người gửi', system: 'Backlot', publicTime: 'Ngày đăng', state: 'Trạng thái', read: 'Đã đọc', unread: 'Chưa đọc', readTime: 'Đọc lúc', search: 'Tiêu đề hoặc nội dung', open: 'Xem' },
});

export type Word = keyof (typeof strings)['messages']['en'];
