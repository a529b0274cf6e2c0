import type { Column } from '../../../../base/download';
import type { presentLine } from '../statements';

/** A line with whose it is. */
export type LineOfBeneficiary = ReturnType<typeof presentLine> & { beneficiaryName: string; currency: string };

const numberOf = (text: string | null) => (text === null ? null : Number(text));

/** The sheet of lines (domain/money 4.8). */
export const lineColumns: readonly Column<LineOfBeneficiary>[] = [
  { header: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' }, value: ({ beneficiaryName }) => beneficiaryName },
  { header: { en: 'Type', 'zh-CN': '类型', vn: 'Loại' }, value: ({ lineType }, _, wordOf) => wordOf('lineType', lineType) },
  { header: { en: 'Order number', 'zh-CN': '订单号', vn: 'Số đơn hàng' }, value: ({ snapshot }) => snapshot.orderNo ?? null },
  { header: { en: 'Line', 'zh-CN': '行号', vn: 'Dòng' }, value: ({ snapshot }) => snapshot.lineNo ?? null },
  {
    header: { en: 'Submission', 'zh-CN': '合作编号', vn: 'Lượt hợp tác' },
    value: ({ sourceType, sourceId }) => (sourceType === 2 ? sourceId : null),
  },
  { header: { en: 'Work order', 'zh-CN': '工单', vn: 'Đơn công việc' }, value: ({ snapshot }) => snapshot.workOrderNo ?? null },
  { header: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' }, value: ({ snapshot }) => snapshot.goodsName ?? null },
  { header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, value: ({ snapshot }) => snapshot.upName ?? null },
  { header: { en: 'Time (UTC)', 'zh-CN': '时间（UTC）', vn: 'Thời gian (UTC)' }, value: ({ snapshot }) => snapshot.time ?? null },
  { header: { en: 'Rule', 'zh-CN': '规则', vn: 'Quy tắc' }, value: ({ snapshot }) => snapshot.ruleName ?? null },
  { header: { en: 'Rule version', 'zh-CN': '规则版本', vn: 'Phiên bản quy tắc' }, value: ({ ruleVersion }) => ruleVersion },
  { header: { en: 'Base', 'zh-CN': '基数', vn: 'Cơ sở' }, value: ({ base }) => numberOf(base) },
  { header: { en: 'Rate, %', 'zh-CN': '比例（%）', vn: 'Tỷ lệ, %' }, value: ({ rate }) => numberOf(rate) },
  { header: { en: 'Amount', 'zh-CN': '金额', vn: 'Số tiền' }, value: ({ amount }) => Number(amount) },
  { header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: ({ currency }) => currency },
  {
    header: { en: 'Paid by the platform', 'zh-CN': '平台支付', vn: 'Nền tảng trả' },
    value: ({ payBy }, language) => (payBy === 1 ? { en: 'yes', 'zh-CN': '是', vn: 'có' }[language] : null),
  },
  {
    header: { en: 'Late', 'zh-CN': '跨期', vn: 'Kỳ trước' },
    value: ({ late }, language) => (late ? { en: 'yes', 'zh-CN': '是', vn: 'có' }[language] : null),
  },
  { header: { en: 'Revision', 'zh-CN': '修订', vn: 'Lần sửa' }, value: ({ revision }) => revision },
  { header: { en: 'Reason', 'zh-CN': '原因', vn: 'Lý do' }, value: ({ snapshot }) => snapshot.reason ?? null },
];
