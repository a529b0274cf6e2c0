import type { Words } from '../../core/words';

/** What is said of the fields of a cooperation intent. */
export const intentWords = {
  intentNo: { en: 'Number', 'zh-CN': '编号', vn: 'Mã' },
  up: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  sender: { en: 'Sender', 'zh-CN': '发起人', vn: 'Người gửi' },
  workOrder: { en: 'Work order', 'zh-CN': '工单', vn: 'Đơn công việc' },
  shop: { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' },
  goods: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' },
  message: { en: 'Message', 'zh-CN': '邀约内容', vn: 'Lời mời' },
  offerProportion: { en: 'Offered commission', 'zh-CN': '佣金报价', vn: 'Hoa hồng đề nghị' },
  intentStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  fromType: { en: 'From', 'zh-CN': '发起方', vn: 'Bên gửi' },
  replyContent: { en: 'Answer', 'zh-CN': '答复', vn: 'Phản hồi' },
  expireTime: { en: 'Answer until', 'zh-CN': '答复截止', vn: 'Trả lời trước' },
  createTime: { en: 'Sent', 'zh-CN': '发送时间', vn: 'Gửi lúc' },
} satisfies Record<string, Words>;
