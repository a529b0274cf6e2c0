import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: { pdf: 'PDF', notLoaded: 'The preview could not be loaded. Check the connection and try again.' },
  'zh-CN': { pdf: '导出 PDF', notLoaded: '无法加载预览，请检查网络后重试。' },
  vn: { pdf: 'Xuất PDF', notLoaded: 'Không tải được phần xem trước. Hãy kiểm tra kết nối rồi thử lại.' },
});
