import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    title: 'Positions',
    noun: 'position',
    name: 'Name',
    enName: 'Name (English)',
    vnName: 'Name (Vietnamese)',
    code: 'Code',
    sort: 'Order',
    sortHint: '1 to 1000; small numbers come first',
    remark: 'Remark',
  },
  'zh-CN': {
    title: '职位管理',
    noun: '职位',
    name: '职位名称',
    enName: '名称（英文）',
    vnName: '名称（越南文）',
    code: '职位编码',
    sort: '排序',
    sortHint: '1 到 1000，数字小的排在前面',
    remark: '备注',
  },
  vn: {
    title: 'Chức vụ',
    noun: 'chức vụ',
    name: 'Tên chức vụ',
    enName: 'Tên (tiếng Anh)',
    vnName: 'Tên (tiếng Việt)',
    code: 'Mã chức vụ',
    sort: 'Thứ tự',
    sortHint: 'Từ 1 đến 1000, số nhỏ đứng trước',
    remark: 'Ghi chú',
  },
});

export type Word = keyof (typeof strings)['messages']['en'];
