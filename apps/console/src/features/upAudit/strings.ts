import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: { title: 'Creator review', order: 'Order', bd: 'Submitted by', since: 'Submitted', round: 'Round', why: 'Why this creator', wished: 'Wished by the merchant', rejectedWhy: 'Rejected because', openUp: 'Open the creator', cancel: 'Cancel approval', cancelTitle: 'Cancel the approval of {name}?', cancelled: 'Approval of {name} cancelled', of3: '{count} of 3' },
  'zh-CN': { title: '达人审核', order: '工单', bd: '提交人', since: '提交时间', round: '提交次数', why: '推荐理由', wished: '商家意向达人', rejectedWhy: '驳回原因', openUp: '打开达人', cancel: '取消通过', cancelTitle: '取消 {name} 的通过？', cancelled: '已取消 {name} 的通过', of3: '第 {count} 次，共 3 次' },
  vn: { title: 'Duyệt KOL', order: 'Đơn', bd: 'Người đề xuất', since: 'Đề xuất lúc', round: 'Lần', why: 'Vì sao chọn KOL này', wished: 'Shop mong muốn', rejectedWhy: 'Bị từ chối vì', openUp: 'Mở KOL', cancel: 'Hủy duyệt', cancelTitle: 'Hủy duyệt {name}?', cancelled: 'Đã hủy duyệt {name}', of3: '{count}/3' },
});
