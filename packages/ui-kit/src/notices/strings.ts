import { defineStrings } from '@backlot/i18n';

export const noticeStrings = /* @__PURE__ */ defineStrings({
  en: { notices: 'Notices', dismiss: 'Dismiss', success: 'Done', info: 'Note', warn: 'Warning', error: 'Error', requestId: 'Request {id}' },
  'zh-CN': { notices: '通知', dismiss: '关闭', success: '成功', info: '提示', warn: '警告', error: '错误', requestId: '请求编号 {id}' },
  vn: {
    notices: 'Thông báo',
    dismiss: 'Đóng',
    success: 'Thành công',
    info: 'Lưu ý',
    warn: 'Cảnh báo',
    error: 'Lỗi',
    requestId: 'Mã yêu cầu {id}',
  },
});
