import { sysPosWords } from '@backlot/contract/words/system/sysPos';
import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings(
  {
    en: {
      title: 'Positions',
      noun: 'position',
      enName: 'Name (English)',
      vnName: 'Name (Vietnamese)',
      sortHint: '1 to 1000; small numbers come first',
    },
    'zh-CN': {
      title: '职位管理',
      noun: '职位',
      enName: '名称（英文）',
      vnName: '名称（越南文）',
      sortHint: '1 到 1000，数字小的排在前面',
    },
    vn: {
      title: 'Chức vụ',
      noun: 'chức vụ',
      enName: 'Tên (tiếng Anh)',
      vnName: 'Tên (tiếng Việt)',
      sortHint: 'Từ 1 đến 1000, số nhỏ đứng trước',
    },
  },
  sysPosWords,
);

export type Word = keyof (typeof strings)['messages']['en'];
