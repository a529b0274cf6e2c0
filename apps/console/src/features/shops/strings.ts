import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    toReview: 'To review', certified: 'Certified',
    title: 'Merchants', noun: 'merchant', nounTitle: 'Merchant', search: 'Name or code', facts: 'Profile', review: 'Review', goods: 'Products', pass: 'Pass', reject: 'Reject', revoke: 'Revoke', edit: 'Edit', next: 'Next in review',
    passAsk: 'Certify {name}?', passHint: 'Round {round}. The merchant can then submit demand forms.', passed: '{name} is certified', rejectAsk: 'Reject the papers of {name}?', rejectHint: 'Round {round}. The merchant reads the reason and can submit again.', rejected: 'Papers of {name} rejected',
    revokeAsk: 'Revoke the certification of {name}?', revokeHint: 'Submitted demand forms end with this reason; issued orders stay.', forceAsk: '{name} still has open work orders. Revoke all the same?', forceHint: 'Open orders stay in force; the merchant cannot submit new demand forms.', force: 'Revoke all the same', revoked: 'Certification of {name} revoked',
    nextReview: 'read the papers, then pass (P) or reject (R) them. N opens the next merchant in review.', nextWait: 'The papers wait for an administrator.', nextNone: 'The merchant has not submitted papers yet.', nextRejected: 'The merchant has to submit better papers.', nextDone: 'Certified: can submit demand forms.', emptyQueue: 'Nobody else waits for review',
  },
  'zh-CN': {
    toReview: '待审核', certified: '已认证',
    title: '商家', noun: '商家', nounTitle: '商家', search: '名称或编码', facts: '资料', review: '审核', goods: '商品', pass: '通过', reject: '驳回', revoke: '撤销认证', edit: '编辑', next: '下一个待审核',
    passAsk: '通过 {name} 的认证？', passHint: '第 {round} 次提交。通过后商家可以提交需求单。', passed: '{name} 已认证', rejectAsk: '驳回 {name} 的资料？', rejectHint: '第 {round} 次提交。商家会看到原因，并可重新提交。', rejected: '已驳回 {name} 的资料',
    revokeAsk: '撤销 {name} 的认证？', revokeHint: '已提交的需求单将以此原因结束，已下发的工单保留。', forceAsk: '{name} 仍有未结束的工单，仍要撤销？', forceHint: '未结束的工单继续有效，商家不能再提交新的需求单。', force: '仍要撤销', revoked: '已撤销 {name} 的认证',
    nextReview: '请查看资料后通过（P）或驳回（R）；按 N 打开下一个待审核商家。', nextWait: '资料等待管理员审核。', nextNone: '商家尚未提交认证资料。', nextRejected: '等待商家重新提交资料。', nextDone: '已认证，可以提交需求单。', emptyQueue: '没有其他待审核商家',
  },
  vn: {
    toReview: 'Chờ duyệt', certified: 'Đã xác thực',
    title: 'Nhà bán hàng', noun: 'nhà bán hàng', nounTitle: 'Nhà bán hàng', search: 'Tên hoặc mã', facts: 'Thông tin', review: 'Xét duyệt', goods: 'Sản phẩm', pass: 'Duyệt', reject: 'Từ chối', revoke: 'Thu hồi', edit: 'Sửa', next: 'Hồ sơ chờ kế tiếp',
    passAsk: 'Xác thực {name}?', passHint: 'Lần {round}. Sau đó nhà bán hàng có thể gửi phiếu nhu cầu.', passed: '{name} đã được xác thực', rejectAsk: 'Từ chối hồ sơ của {name}?', rejectHint: 'Lần {round}. Nhà bán hàng sẽ đọc lý do và có thể nộp lại.', rejected: 'Đã từ chối hồ sơ của {name}',
    revokeAsk: 'Thu hồi xác thực của {name}?', revokeHint: 'Phiếu nhu cầu đã gửi kết thúc với lý do này; đơn đã phát vẫn giữ.', forceAsk: '{name} còn đơn đang mở. Vẫn thu hồi?', forceHint: 'Đơn đang mở vẫn hiệu lực; nhà bán hàng không gửi được phiếu mới.', force: 'Vẫn thu hồi', revoked: 'Đã thu hồi xác thực của {name}',
    nextReview: 'xem hồ sơ rồi duyệt (P) hoặc từ chối (R). N mở nhà bán hàng chờ duyệt kế tiếp.', nextWait: 'Hồ sơ đang chờ quản trị viên.', nextNone: 'Nhà bán hàng chưa nộp hồ sơ.', nextRejected: 'Chờ nhà bán hàng nộp lại hồ sơ.', nextDone: 'Đã xác thực, có thể gửi phiếu nhu cầu.', emptyQueue: 'Không còn ai chờ duyệt',
  },
});

export type Word = keyof (typeof strings)['messages']['en'];
