import { defineStrings } from '@backlot/i18n';

/** Words about loading that takes long, was stopped or failed. */
export const noticeStrings = defineStrings({
  en: {
    slow: 'This takes longer than usual.',
    stop: 'Stop',
    stopped: 'Stopped. The rows below may be old.',
    stoppedEmpty: 'Stopped before any row came.',
    retry: 'Try again',
  },
  'zh-CN': {
    slow: '加载时间较长。',
    stop: '停止',
    stopped: '已停止，下面可能是旧数据。',
    stoppedEmpty: '已停止，尚未取得数据。',
    retry: '重试',
  },
  vn: {
    slow: 'Đang lâu hơn bình thường.',
    stop: 'Dừng',
    stopped: 'Đã dừng. Các dòng dưới đây có thể là dữ liệu cũ.',
    stoppedEmpty: 'Đã dừng trước khi có dữ liệu.',
    retry: 'Thử lại',
  },
});
