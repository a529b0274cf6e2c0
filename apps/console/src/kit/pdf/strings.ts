import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    pdf: 'PDF',
    notLoaded: 'The preview could not be loaded. Check the connection and try again.',
    queued: 'The PDFs are being made. They appear in the download centre.',
  },
  'zh-CN': { pdf: '导出 PDF', notLoaded: '无法加载预览，请检查网络后重试。', queued: '正在生成 PDF，可在下载中心查看。' },
  vn: {
    pdf: 'Xuất PDF',
    notLoaded: 'Không tải được phần xem trước. Hãy kiểm tra kết nối rồi thử lại.',
    queued: 'Đang tạo PDF. Tệp sẽ có trong trung tâm tải xuống.',
  },
});
