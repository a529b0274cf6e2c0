import type { Words } from '../../core/words';

/** What is said of the fields of a script. */
export const scriptWords = {
  scriptName: { en: 'Script', 'zh-CN': '脚本', vn: 'Kịch bản' },
  reviewStatus: { en: 'Review status', 'zh-CN': '审核状态', vn: 'Trạng thái duyệt' },
  round: { en: 'Round', 'zh-CN': '轮次', vn: 'Lượt' },
  fileName: { en: 'File', 'zh-CN': '文件', vn: 'Tệp' },
  isStored: { en: 'Address', 'zh-CN': '地址', vn: 'Địa chỉ' },
  fileSize: { en: 'Bytes', 'zh-CN': '大小（字节）', vn: 'Dung lượng (byte)' },
  up: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  upNumber: { en: 'Handle', 'zh-CN': '达人账号', vn: 'Tài khoản' },
  workOrderNo: { en: 'Order number', 'zh-CN': '工单编号', vn: 'Số đơn' },
  bd: { en: 'BD', 'zh-CN': 'BD', vn: 'BD' },
  rejectReason: { en: 'Rejected because', 'zh-CN': '驳回原因', vn: 'Bị từ chối vì' },
  uploadTime: { en: 'Uploaded', 'zh-CN': '上传时间', vn: 'Tải lên lúc' },
  seconds: { en: 'Seconds', 'zh-CN': '时长（秒）', vn: 'Thời lượng (giây)' },
} satisfies Record<string, Words>;
