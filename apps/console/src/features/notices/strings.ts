import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: { title: 'Notices', unread: 'New', empty: 'No notices', emptyHint: 'What concerns you appears here.' },
  'zh-CN': { title: '通知', unread: '未读', empty: '暂无通知', emptyHint: '与您有关的消息会显示在这里。' },
  vn: { title: 'Thông báo', unread: 'Mới', empty: 'Chưa có thông báo', emptyHint: 'Những gì liên quan đến bạn sẽ hiện ở đây.' },
});
