import type { Words } from '../../core/words';

/** What is said of the fields of a submitted creator. */
export const submissionWords = {
  workOrderNo: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' },
  workOrder: { en: 'Order', 'zh-CN': '工单名称', vn: 'Tên đơn' },
  up: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  upNumber: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' },
  fansNum: { en: 'Followers', 'zh-CN': '粉丝数', vn: 'Người theo dõi' },
  bd: { en: 'Submitted by', 'zh-CN': '提交人', vn: 'Người đề xuất' },
  approvalStatus: { en: 'Approval status', 'zh-CN': '审批状态', vn: 'Trạng thái phê duyệt' },
  cooperationStatus: { en: 'Cooperation status', 'zh-CN': '合作状态', vn: 'Trạng thái hợp tác' },
  recommendReason: { en: 'Recommendation', 'zh-CN': '推荐理由', vn: 'Lý do đề xuất' },
  rejectReason: { en: 'Rejection reason', 'zh-CN': '驳回原因', vn: 'Lý do từ chối' },
  agreedProportion: { en: 'Agreed ratio', 'zh-CN': '约定比例', vn: 'Tỷ lệ thỏa thuận' },
  agreedShotCost: { en: 'Agreed fee', 'zh-CN': '约定拍摄费', vn: 'Phí thỏa thuận' },
  createTime: { en: 'Submitted', 'zh-CN': '提交时间', vn: 'Ngày nộp' },
} satisfies Record<string, Words>;
