import { settlementWords } from '@backlot/contract/words/money/settlement';
import { defineStrings } from '@backlot/i18n';

export const factStrings = defineStrings(
  {
    en: {
      facts: 'What it stands on',
      dimension: 'For',
      cutoff: 'Cut-off',
      gmv: 'GMV',
      refunds: 'Refunds',
      commercialOrders: 'Commercial orders',
      teamLeaderOrders: 'Team-leader orders',
      taxRate: 'Tax rate',
      method: 'Method',
    },
    'zh-CN': {
      facts: '结算依据',
      dimension: '结算对象',
      cutoff: '截止时间',
      gmv: 'GMV',
      refunds: '退款',
      commercialOrders: '商单数',
      teamLeaderOrders: '团长单数',
      taxRate: '代扣税率',
      method: '付款方式',
    },
    vn: {
      facts: 'Căn cứ tính',
      dimension: 'Đối tượng',
      cutoff: 'Thời điểm chốt',
      gmv: 'GMV',
      refunds: 'Hoàn tiền',
      commercialOrders: 'Số đơn thương mại',
      teamLeaderOrders: 'Số đơn trưởng nhóm',
      taxRate: 'Thuế suất khấu trừ',
      method: 'Phương thức',
    },
  },
  {
    country: settlementWords.country,
    currency: settlementWords.currency,
    timeZone: settlementWords.timeZone,
    payee: settlementWords.payee,
    payNo: settlementWords.payNo,
    payTime: settlementWords.payTime,
    providerNo: settlementWords.providerNo,
    voucher: settlementWords.voucher,
    dataTime: settlementWords.dataTime,
  },
);
