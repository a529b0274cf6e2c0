import type { Column } from '../../../../base/download';
import type { presentLine } from '../statements';

/** A line with whose it is. */
export type LineOfBeneficiary = ReturnType<typeof presentLine> & { beneficiaryName: string; currency: string };

const numberOf = (text: string | null) => (text === null ? null : Number(text));

/** The sheet of lines (domain/money 4.8). */
export const lineColumns: readonly Column<LineOfBeneficiary>[] = [
  { header: ['名称', 'Name', 'Tên'], value: ({ beneficiaryName }) => beneficiaryName },
  { header: ['类型', 'Type', 'Loại'], value: ({ lineType }, _, wordOf) => wordOf('lineType', lineType) },
  { header: ['订单号', 'Order number', 'Số đơn hàng'], value: ({ snapshot }) => snapshot.orderNo ?? null },
  { header: ['行号', 'Line', 'Dòng'], value: ({ snapshot }) => snapshot.lineNo ?? null },
  {
    header: ['合作编号', 'Submission', 'Lượt hợp tác'],
    value: ({ sourceType, sourceId }) => (sourceType === 2 ? sourceId : null),
  },
  { header: ['工单', 'Work order', 'Đơn công việc'], value: ({ snapshot }) => snapshot.workOrderNo ?? null },
  { header: ['商品', 'Product', 'Sản phẩm'], value: ({ snapshot }) => snapshot.goodsName ?? null },
  { header: ['达人', 'Creator', 'KOL'], value: ({ snapshot }) => snapshot.upName ?? null },
  { header: ['时间（UTC）', 'Time (UTC)', 'Thời gian (UTC)'], value: ({ snapshot }) => snapshot.time ?? null },
  { header: ['规则', 'Rule', 'Quy tắc'], value: ({ snapshot }) => snapshot.ruleName ?? null },
  { header: ['规则版本', 'Rule version', 'Phiên bản quy tắc'], value: ({ ruleVersion }) => ruleVersion },
  { header: ['基数', 'Base', 'Cơ sở'], value: ({ base }) => numberOf(base) },
  { header: ['比例（%）', 'Rate, %', 'Tỷ lệ, %'], value: ({ rate }) => numberOf(rate) },
  { header: ['金额', 'Amount', 'Số tiền'], value: ({ amount }) => Number(amount) },
  { header: ['币种', 'Currency', 'Tiền tệ'], value: ({ currency }) => currency },
  {
    header: ['平台支付', 'Paid by the platform', 'Nền tảng trả'],
    value: ({ payBy }, language) => (payBy === 1 ? { 'zh-CN': '是', en: 'yes', vn: 'có' }[language] : null),
  },
  { header: ['跨期', 'Late', 'Kỳ trước'], value: ({ late }, language) => (late ? { 'zh-CN': '是', en: 'yes', vn: 'có' }[language] : null) },
  { header: ['修订', 'Revision', 'Lần sửa'], value: ({ revision }) => revision },
  { header: ['原因', 'Reason', 'Lý do'], value: ({ snapshot }) => snapshot.reason ?? null },
];
