import type { Words } from '../../core/words';

/** What is said of the fields of a demand form. */
export const demandFormWords = {
  demandNo: { en: 'Number', 'zh-CN': '编号', vn: 'Mã' },
  demandName: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  shop: { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' },
  goods: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  demandStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  requireUpNum: { en: 'Creators needed', 'zh-CN': '达人需求数', vn: 'Số KOL cần' },
  budget: { en: 'Budget', 'zh-CN': '预算', vn: 'Ngân sách' },
  currency: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' },
  wholeProportion: { en: 'Whole package', 'zh-CN': '整包佣金比例', vn: 'Tỷ lệ trọn gói' },
  upProportion: { en: 'Creator commission', 'zh-CN': '达人佣金比例', vn: 'Hoa hồng KOL' },
  upShotCost: { en: 'Shooting fee per creator', 'zh-CN': '每位达人拍摄费', vn: 'Phí quay mỗi KOL' },
  expectEnd: { en: 'Wanted until', 'zh-CN': '期望结束', vn: 'Mong muốn đến' },
  workOrder: { en: 'Work order', 'zh-CN': '工单', vn: 'Đơn công việc' },
  endReason: { en: 'Ended because', 'zh-CN': '结束原因', vn: 'Lý do kết thúc' },
  createTime: { en: 'Created', 'zh-CN': '创建时间', vn: 'Tạo lúc' },
} satisfies Record<string, Words>;
