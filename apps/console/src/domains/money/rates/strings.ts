import { fxRateWords } from '@backlot/contract/words/money/fxRate';
import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings(
  {
    en: {
      title: 'Exchange rates',
      noun: 'rate',
      note: 'For showing amounts in dollars and yuan beside their own currency. Nothing that is paid is computed with them.',
      rateHint: 'What one unit is worth, such as 0.0172',
      days: 'Days',
      importing: 'Rates from a file',
      nameOf: '{from} in {to}, {day}',
    },
    'zh-CN': {
      title: '汇率',
      noun: '汇率',
      note: '仅用于在原币金额旁显示美元和人民币，任何付款都不按此计算。',
      rateHint: '一单位货币的价值，例如 0.0172',
      days: '日期',
      importing: '从文件导入汇率',
      nameOf: '{day} {from} 折 {to}',
    },
    vn: {
      title: 'Tỷ giá',
      noun: 'tỷ giá',
      note: 'Chỉ để hiện số tiền theo đô la và nhân dân tệ bên cạnh tiền gốc. Không khoản trả nào được tính theo tỷ giá này.',
      rateHint: 'Giá trị của một đơn vị, ví dụ 0,0172',
      days: 'Ngày',
      importing: 'Tỷ giá từ tệp',
      nameOf: '{from} theo {to}, {day}',
    },
  },
  fxRateWords,
);

export type Word = keyof (typeof strings)['messages']['en'];
