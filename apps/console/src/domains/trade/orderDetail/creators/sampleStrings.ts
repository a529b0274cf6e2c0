import { defineStrings } from '@backlot/i18n';

/** Words of the form that requests a sample. */
export const sampleStrings = /* @__PURE__ */ defineStrings({
  en: {
    sample: 'Sample',
    sampleSend: 'Request',
    sampleDone: 'Sample for {name} requested',
    sampleOf: '{goods}, {price} a piece, {left} left',
    sampleQuantity: 'Pieces',
    sampleMost: '1 to {most}',
    sampleSku: 'Variant',
    sampleFailed: 'The product could not be loaded',
  },
  'zh-CN': {
    sample: '寄样',
    sampleSend: '提交申请',
    sampleDone: '已为 {name} 申请寄样',
    sampleOf: '{goods}，单价 {price}，余量 {left}',
    sampleQuantity: '数量',
    sampleMost: '1 至 {most}',
    sampleSku: '规格',
    sampleFailed: '无法加载商品',
  },
  vn: {
    sample: 'Mẫu',
    sampleSend: 'Gửi yêu cầu',
    sampleDone: 'Đã yêu cầu mẫu cho {name}',
    sampleOf: '{goods}, {price} mỗi chiếc, còn {left}',
    sampleQuantity: 'Số lượng',
    sampleMost: '1 đến {most}',
    sampleSku: 'Phân loại',
    sampleFailed: 'Không tải được sản phẩm',
  },
});
