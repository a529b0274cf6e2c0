import { defineStrings } from '@backlot/i18n';

export const offlineStrings = defineStrings({
  en: {
    title: 'You are offline',
    hint: 'This page has not been opened before. It opens by itself when the connection is back.',
  },
  'zh-CN': { title: '网络已断开', hint: '此页面之前没有打开过，网络恢复后会自动打开。' },
  vn: { title: 'Bạn đang ngoại tuyến', hint: 'Trang này chưa được mở lần nào. Trang sẽ tự mở khi có mạng trở lại.' },
});
