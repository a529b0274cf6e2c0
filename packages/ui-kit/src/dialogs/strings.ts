import { defineStrings } from '@backlot/i18n';

export const dialogStrings = /* @__PURE__ */ defineStrings({
  en: {
    close: 'Close',
    cancel: 'Cancel',
    ok: 'OK',
    reason: 'Reason',
    reasonTooShort: '{min, plural, one {Give a reason.} other {At least # characters.}}',
    reasonTooLong: 'At most {max} characters.',
    failed: 'That did not work. Try again.',
  },
  'zh-CN': {
    close: '关闭',
    cancel: '取消',
    ok: '确定',
    reason: '原因',
    reasonTooShort: '{min, plural, =1 {请填写原因。} other {至少 # 个字。}}',
    reasonTooLong: '最多 {max} 个字。',
    failed: '操作失败，请重试。',
  },
  vn: {
    close: 'Đóng',
    cancel: 'Hủy',
    ok: 'Đồng ý',
    reason: 'Lý do',
    reasonTooShort: '{min, plural, =1 {Hãy nhập lý do.} other {Ít nhất # ký tự.}}',
    reasonTooLong: 'Tối đa {max} ký tự.',
    failed: 'Thao tác không thành công. Hãy thử lại.',
  },
});
