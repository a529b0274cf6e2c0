import { defineStrings } from '@backlot/i18n';

/** Parts of a delivery address, by the fields of the contract. */
export const addressStrings = /* @__PURE__ */ defineStrings({
  en: {
    receiverName: 'Receiver',
    receiverPhone: 'Mobile phone',
    region: 'Province or state',
    city: 'City',
    district: 'District, ward or barangay',
    postalCode: 'Postal code',
    street: 'Street and house number',
    notPhone: 'A mobile number of the country, such as {example}',
    notPostal: 'A postal code of the country',
    tooShort: 'Needed for the delivery',
  },
  'zh-CN': {
    receiverName: '收货人',
    receiverPhone: '手机号',
    region: '省 / 州',
    city: '城市',
    district: '区 / 街道',
    postalCode: '邮政编码',
    street: '街道与门牌号',
    notPhone: '请填写当地手机号，例如 {example}',
    notPostal: '请填写当地邮政编码',
    tooShort: '寄送需要此项',
  },
  vn: {
    receiverName: 'Người nhận',
    receiverPhone: 'Số di động',
    region: 'Tỉnh hoặc thành phố',
    city: 'Thành phố hoặc huyện',
    district: 'Phường hoặc xã',
    postalCode: 'Mã bưu chính',
    street: 'Số nhà, tên đường',
    notPhone: 'Số di động của nước đó, ví dụ {example}',
    notPostal: 'Mã bưu chính của nước đó',
    tooShort: 'Cần cho việc giao hàng',
  },
});
