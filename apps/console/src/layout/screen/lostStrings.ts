import { defineStrings } from '@backlot/i18n';

/** About parts of the console that did not arrive or broke. */
export const lostStrings = /* @__PURE__ */ defineStrings({
  en: {
    reload: 'Reload the page',
    script: 'The script {file} could not be loaded. The connection may be slow, or a new version was released. Reload the page.',
    style: 'The style sheet {file} could not be loaded. The connection may be slow, or a new version was released. Reload the page.',
    broken: 'This part cannot be shown. Reload the page, and what you typed comes back.',
  },
  'zh-CN': {
    reload: '刷新页面',
    script: '脚本 {file} 加载失败。可能是网络较慢或系统已更新，请刷新页面。',
    style: '样式 {file} 加载失败。可能是网络较慢或系统已更新，请刷新页面。',
    broken: '此部分无法显示，请刷新页面，已填写的内容会恢复。',
  },
  vn: {
    reload: 'Tải lại trang',
    script: 'Không tải được tệp lệnh {file}. Mạng có thể chậm hoặc đã có phiên bản mới. Hãy tải lại trang.',
    style: 'Không tải được tệp giao diện {file}. Mạng có thể chậm hoặc đã có phiên bản mới. Hãy tải lại trang.',
    broken: 'Không hiển thị được phần này. Hãy tải lại trang, nội dung đã nhập sẽ được khôi phục.',
  },
});
