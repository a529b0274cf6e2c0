import { defineStrings } from '@backlot/i18n';

export const watchStrings = defineStrings({
  en: {
    offline: 'You are offline. What you type is kept; saving works again when the connection is back.',
    newVersion: 'A new version is ready',
    newVersionHint: 'Reload when it suits you. Open tabs and what you typed stay.',
    reload: 'Reload',
  },
  'zh-CN': {
    offline: '网络已断开。您填写的内容会保留，恢复连接后可继续保存。',
    newVersion: '系统已更新',
    newVersionHint: '请在方便时刷新页面，已打开的标签页和已填写的内容会保留。',
    reload: '刷新',
  },
  vn: {
    offline: 'Bạn đang ngoại tuyến. Nội dung đã nhập được giữ lại; có thể lưu khi có mạng trở lại.',
    newVersion: 'Đã có phiên bản mới',
    newVersionHint: 'Hãy tải lại khi thuận tiện. Các thẻ đang mở và nội dung đã nhập được giữ nguyên.',
    reload: 'Tải lại',
  },
});
