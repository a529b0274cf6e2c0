import { defineStrings } from '@backlot/i18n';

/** Words of reviewing, for creators and links alike. */
export const reviewStrings = /* @__PURE__ */ defineStrings({
  en: {
    overdue: 'Overdue', mine: 'Mine', ofOnePerson: 'Of one person', noneSuch: 'Nothing here matches',
    cancel: 'Cancel', approve: 'Approve', reject: 'Reject', skip: 'Skip', back: 'Back', open: 'Open', reason: 'Reason', usualReasons: 'Usual reasons', reasonMissing: 'A reason is required', reasonHint: 'A number takes over a usual reason; Ctrl+Enter rejects',
    left: '{count, plural, =0 {Nothing left} one {# left} other {# left}}', decided: '{count, plural, one {# decided} other {# decided}}', approved: '{name} approved', rejected: '{name} rejected', done: 'Nothing waits for review', doneHint: 'New ones appear here by themselves.', refresh: 'Look again', keys: 'Keys', legend: 'Keyboard', position: '{at} of {of} loaded', waiting: 'Waiting', queue: 'Queue', search: 'Name or number', failed: 'The queue could not be loaded', onlyLook: 'You may look, but not decide', notYours: 'You cannot decide on this one.',
  },
  'zh-CN': {
    overdue: '已超时', mine: '我的', ofOnePerson: '指定人员', noneSuch: '没有符合条件的内容',
    cancel: '取消', approve: '通过', reject: '驳回', skip: '下一条', back: '上一条', open: '打开', reason: '原因', usualReasons: '常用原因', reasonMissing: '请填写驳回原因', reasonHint: '按数字选用常用原因，Ctrl+Enter 驳回',
    left: '{count, plural, =0 {已全部处理} other {剩余 # 条}}', decided: '已处理 {count} 条', approved: '{name} 已通过', rejected: '{name} 已驳回', done: '没有待审核内容', doneHint: '新提交会自动出现在这里。', refresh: '刷新', keys: '快捷键', legend: '键盘操作', position: '第 {at}/{of} 条', waiting: '待审核', queue: '队列', search: '名称或编号', failed: '无法加载队列', onlyLook: '您只能查看，不能审核', notYours: '您不能审核这一条。',
  },
  vn: {
    overdue: 'Quá hạn', mine: 'Của tôi', ofOnePerson: 'Của một người', noneSuch: 'Không có mục nào phù hợp',
    cancel: 'Hủy', approve: 'Duyệt', reject: 'Từ chối', skip: 'Tiếp', back: 'Trước', open: 'Mở', reason: 'Lý do', usualReasons: 'Lý do thường gặp', reasonMissing: 'Cần nhập lý do từ chối', reasonHint: 'Bấm số để chọn lý do, Ctrl+Enter để từ chối',
    left: '{count, plural, =0 {Đã xong hết} other {Còn #}}', decided: 'Đã xử lý {count}', approved: 'Đã duyệt {name}', rejected: 'Đã từ chối {name}', done: 'Không có mục nào chờ duyệt', doneHint: 'Mục mới sẽ tự hiện ở đây.', refresh: 'Xem lại', keys: 'Phím', legend: 'Bàn phím', position: '{at}/{of}', waiting: 'Đang chờ', queue: 'Hàng đợi', search: 'Tên hoặc mã', failed: 'Không tải được hàng đợi', onlyLook: 'Bạn chỉ được xem, không được duyệt', notYours: 'Bạn không thể duyệt mục này.',
  },
});
