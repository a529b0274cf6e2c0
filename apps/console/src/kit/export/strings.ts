import { defineStrings } from '@backlot/i18n';

export const exportStrings = /* @__PURE__ */ defineStrings({
  en: {
    export: 'Export',
    exportPicked: 'Export selected',
  },
  'zh-CN': {
    export: '导出',
    exportPicked: '导出所选',
  },
  vn: {
    export: 'Xuất',
    exportPicked: 'Xuất mục đã chọn',
  },
});
